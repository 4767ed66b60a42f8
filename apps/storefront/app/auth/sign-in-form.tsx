import type { Profile } from '@eyelet/contracts/consumer/profile.ts';
import { checkSignIn } from '@eyelet/domain/auth/sign-in.ts';
import { Button } from '@eyelet/ui/actions/button.tsx';
import { TextLink } from '@eyelet/ui/actions/text-link.tsx';
import { PasswordInput } from '@eyelet/ui/fields/password-input.tsx';
import { TextInput } from '@eyelet/ui/fields/text-input.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { type FormAnswer, passwordTextOf, textOf } from '../forms/answer.ts';
import { FormProofs, type Proofs } from '../forms/form-proofs.tsx';
import { FormSummary } from '../forms/form-summary.tsx';
import { passwordOf } from '../forms/password-of.ts';
import { useForm } from '../forms/use-form.ts';
import { PasskeySignIn } from '../passkeys/passkey-sign-in.tsx';
import { useLocale } from '../shop/locale.ts';
import { useEarlyProof } from '../shopper/bot-proof.ts';
import { RefusedNote } from './refused-note.tsx';
import { isProfile, type RefusedSignIn, signInWith, useSignIn } from './use-sign-in.ts';

export const signInFormName = 'sign-in';

export type SignInFormProps = Readonly<{
  email?: string | undefined;
  /** The refusal, when the form was posted without scripts. */
  answer?: FormAnswer | undefined;
  refused?: Readonly<{ id: string; text: string }> | undefined;
  proofs?: Proofs | undefined;
  onDone: (profile: Profile) => void;
  /** Opens the dialog for those who forgot their password, with the email that was typed. */
  onForgot?: ((email: string) => void) | undefined;
}>;

/** Email and password (B5.3.01); it works without scripts, too. */
export function SignInForm({ email = '', answer, refused, proofs, onDone, onForgot }: SignInFormProps) {
  const say = useSay();
  const { path } = useLocale();
  useEarlyProof();
  const { busy, send } = useSignIn();
  const [told, setTold] = useState<RefusedSignIn>();
  const [typed, setTyped] = useState(email);
  const posting = useNavigation().state === 'submitting';
  const form = useForm({
    form: signInFormName,
    answer,
    check: (values) => checkSignIn({ email: textOf(values, 'email'), password: passwordTextOf(values, 'password') }),
    onValid: async (values, element) => {
      const refusal = await sendAndTell(signInWith(values));
      if (refusal && !refusal.field) element.querySelector<HTMLInputElement>('[name=password]')?.focus();
    },
  });
  const sendAndTell = async (ask: () => Promise<Profile>): Promise<RefusedSignIn | undefined> => {
    const done = await send(ask);
    if (done === undefined) return undefined;
    if (isProfile(done)) {
      onDone(done);
      return undefined;
    }
    setTold(done);
    if (done.field) form.setErrors({ [done.field]: done.text });
    return done;
  };
  const labels = { email: say('address.email'), password: say('auth.password') };
  const shown = told ?? refused;
  const forgot = onForgot && (() => onForgot(typed));
  return (
    <Form
      method="post"
      {...form.handlers}
      onChange={(event) => setTyped(new FormData(event.currentTarget).get('email')?.toString() ?? '')}
      className="grid gap-5"
    >
      <FormSummary form={signInFormName} labels={labels} errors={form.errors} attempt={form.attempt} />
      {shown && !(told?.field ?? '') && <RefusedNote id={shown.id} text={shown.text} onForgot={forgot} />}
      <FormProofs proofs={proofs} />
      <TextInput
        {...form.field('email', email)}
        type="email"
        inputMode="email"
        label={labels.email}
        autoComplete="username webauthn"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <PasswordInput
        {...passwordOf(form.field('password'))}
        label={labels.password}
        autoComplete="current-password"
        showLabel={say('auth.showPassword')}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <Button
          type="submit"
          busy={busy || posting}
          busyLabel={say('auth.moment')}
          className="w-full sm:w-auto sm:min-w-48"
        >
          {say('auth.signIn.submit')}
        </Button>
        <TextLink
          href={`/${path}/forgot-password`}
          className="touch-area"
          onClick={(event) => {
            if (!forgot) return;
            event.preventDefault();
            forgot();
          }}
        >
          {say('auth.forgot.question')}
        </TextLink>
      </div>
      <PasskeySignIn onChosen={sendAndTell} />
    </Form>
  );
}
