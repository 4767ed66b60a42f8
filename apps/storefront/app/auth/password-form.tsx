import { checkPasswordChange } from '@eyelet/domain/auth/passwords.ts';
import { NewPasswordInput } from '@eyelet/ui/fields/new-password-input.tsx';
import { PasswordInput } from '@eyelet/ui/fields/password-input.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { Form } from 'react-router';
import { SaveButton } from '../consumer/save-button.tsx';
import { useProfile } from '../consumer/use-profile.ts';
import { type FormAnswer, passwordTextOf } from '../forms/answer.ts';
import { FormSummary } from '../forms/form-summary.tsx';
import { passwordOf } from '../forms/password-of.ts';
import { useForm } from '../forms/use-form.ts';

const form = 'password';

/** The fields of a change of password as they were typed. */
export function passwordChangeOf(posted: FormData) {
  return {
    currentPassword: passwordTextOf(posted, 'currentPassword'),
    newPassword: passwordTextOf(posted, 'newPassword'),
    confirmPassword: passwordTextOf(posted, 'confirmPassword'),
  };
}

/** Changes the password; each rule is ticked as soon as it is met. */
export function PasswordForm({ answer }: Readonly<{ answer: FormAnswer | undefined }>) {
  const say = useSay();
  const { email } = useProfile().consumerDetails;
  const labels = {
    currentPassword: say('account.currentPassword'),
    newPassword: say('account.newPassword'),
    confirmPassword: say('account.confirmPassword'),
  };
  const { errors, attempt, handlers, field } = useForm({
    form,
    answer,
    check: (values) => checkPasswordChange(passwordChangeOf(values), labels.newPassword),
  });
  return (
    <section aria-labelledby="password-title" className="border-t border-drift py-8">
      <h2 id="password-title" className="mb-5 font-display text-22 font-semibold">
        {say('account.password')}
      </h2>
      <Form method="post" {...handlers} className="grid max-w-md gap-5">
        <FormSummary form={form} labels={labels} errors={errors} attempt={attempt} />
        {/* Lets password managers know whose password it is. */}
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <PasswordInput
          {...passwordOf(field('currentPassword'))}
          label={labels.currentPassword}
          autoComplete="current-password"
          showLabel={say('auth.showPassword')}
        />
        <NewPasswordInput {...field('newPassword')} label={labels.newPassword} showLabel={say('auth.showPassword')} />
        <PasswordInput
          {...passwordOf(field('confirmPassword'))}
          label={labels.confirmPassword}
          autoComplete="new-password"
          showLabel={say('auth.showPassword')}
        />
        <SaveButton label={say('account.changePassword')} />
      </Form>
    </section>
  );
}
