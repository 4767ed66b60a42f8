import { requestPasswordReset } from '@eyelet/contracts/auth/request-password-reset.ts';
import { checkEmailForm } from '@eyelet/domain/auth/sign-in.ts';
import { Button } from '@eyelet/ui/actions/button.tsx';
import { TextInput } from '@eyelet/ui/fields/text-input.tsx';
import { Icon } from '@eyelet/ui/icons/icon.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { useEffect, useRef, useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { type FormAnswer, textOf } from '../forms/answer.ts';
import { FormSummary } from '../forms/form-summary.tsx';
import { refusedFields } from '../forms/refused-fields.ts';
import { useForm } from '../forms/use-form.ts';
import { useLocale } from '../shop/locale.ts';
import { currentShopper } from '../shopper/shopper.ts';
import { signInFieldById } from './refused-sign-in.ts';

export const forgotFormName = 'forgot-password';

export type ForgotPasswordFormProps = Readonly<{
  email?: string | undefined;
  answer?: FormAnswer | undefined;
  /** The email that a link was sent to, when the form was posted without scripts. */
  sentTo?: string | undefined;
}>;

/** Asks for a link to choose a new password; the answer is the same whether there is an account or not. */
export function ForgotPasswordForm({ email = '', answer, sentTo }: ForgotPasswordFormProps) {
  const say = useSay();
  const { tag } = useLocale();
  const [asked, setAsked] = useState<string>();
  const [busy, setBusy] = useState(false);
  const posting = useNavigation().state === 'submitting';
  const form = useForm({
    form: forgotFormName,
    answer,
    check: (values) => checkEmailForm({ email: textOf(values, 'email') }),
    onValid: async (values) => {
      if (busy) return;
      const typed = textOf(values, 'email', 100).trim();
      setBusy(true);
      try {
        await currentShopper().client.call(requestPasswordReset, { body: { email: typed } });
        setAsked(typed);
      } catch (error) {
        const errors = await refusedFields(error, { tag, fieldById: signInFieldById, fields: ['email'] });
        if (Object.keys(errors).length > 0) form.setErrors(errors);
      } finally {
        setBusy(false);
      }
    },
  });
  const to = asked ?? sentTo;
  if (to !== undefined) return <Sent email={to} takesFocus={asked !== undefined} />;
  const label = say('address.email');
  return (
    <Form method="post" {...form.handlers} className="grid gap-5">
      <p className="max-w-prose">{say('auth.forgot.text')}</p>
      <FormSummary form={forgotFormName} labels={{ email: label }} errors={form.errors} attempt={form.attempt} />
      <TextInput
        {...form.field('email', email)}
        type="email"
        inputMode="email"
        label={label}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <div>
        <Button
          type="submit"
          busy={busy || posting}
          busyLabel={say('auth.moment')}
          className="w-full sm:w-auto sm:min-w-48"
        >
          {say('auth.forgot.submit')}
        </Button>
      </div>
    </Form>
  );
}

/** Says that a link was mailed; takes the focus, as it replaces the form. */
function Sent({ email, takesFocus }: Readonly<{ email: string; takesFocus: boolean }>) {
  const say = useSay();
  const note = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (takesFocus) note.current?.focus();
  }, [takesFocus]);
  return (
    <p
      ref={note}
      tabIndex={-1}
      role="status"
      className="flex items-start gap-3 border-l-2 border-kelp bg-paper p-4 outline-none"
    >
      <Icon name="check" className="size-5 shrink-0 text-kelp" />
      <span>{say('auth.forgot.sent', { email })}</span>
    </p>
  );
}
