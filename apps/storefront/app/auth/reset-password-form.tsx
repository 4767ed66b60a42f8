import { checkNewPassword } from '@eyelet/domain/auth/passwords.ts';
import { Button } from '@eyelet/ui/actions/button.tsx';
import { NewPasswordInput } from '@eyelet/ui/fields/new-password-input.tsx';
import { PasswordInput } from '@eyelet/ui/fields/password-input.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { Form, useNavigation } from 'react-router';
import { type FormAnswer, passwordTextOf } from '../forms/answer.ts';
import { FormSummary } from '../forms/form-summary.tsx';
import { passwordOf } from '../forms/password-of.ts';
import { useForm } from '../forms/use-form.ts';

export const resetFormName = 'reset-password';

/** The two passwords as they were typed. */
export function passwordsOf(posted: FormData) {
  return {
    newPassword: passwordTextOf(posted, 'newPassword'),
    confirmPassword: passwordTextOf(posted, 'confirmPassword'),
  };
}

/** A new password, typed twice; each rule is ticked as soon as it is met. */
export function ResetPasswordForm({ token, answer }: Readonly<{ token: string; answer: FormAnswer | undefined }>) {
  const say = useSay();
  const posting = useNavigation().state !== 'idle';
  const labels = { newPassword: say('account.newPassword'), confirmPassword: say('account.confirmPassword') };
  const { errors, attempt, handlers, field } = useForm({
    form: resetFormName,
    answer,
    check: (values) => checkNewPassword(passwordsOf(values), labels.newPassword),
  });
  return (
    <Form method="post" {...handlers} className="grid gap-5">
      <FormSummary form={resetFormName} labels={labels} errors={errors} attempt={attempt} />
      <input type="hidden" name="token" value={token} />
      <NewPasswordInput {...field('newPassword')} label={labels.newPassword} showLabel={say('auth.showPassword')} />
      <PasswordInput
        {...passwordOf(field('confirmPassword'))}
        label={labels.confirmPassword}
        autoComplete="new-password"
        showLabel={say('auth.showPassword')}
      />
      <div>
        <Button type="submit" busy={posting} busyLabel={say('auth.moment')} className="w-full sm:w-auto sm:min-w-48">
          {say('auth.reset.submit')}
        </Button>
      </div>
    </Form>
  );
}
