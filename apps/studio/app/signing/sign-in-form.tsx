import { confirmStaffSignIn } from '@eyelet/contracts/staff-access/confirm-sign-in.ts';
import { signInStaff } from '@eyelet/contracts/staff-access/sign-in.ts';
import { signInStaffWithPasskey } from '@eyelet/contracts/staff-access/sign-in-with-passkey.ts';
import { startStaffPasskeySignIn } from '@eyelet/contracts/staff-access/start-passkey-sign-in.ts';
import type { StaffMe } from '@eyelet/contracts/staff-account/me.ts';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { Form } from '../forms/form.tsx';
import { useForm } from '../forms/use-form.ts';
import { Button } from '../look/button.tsx';
import { Notice } from '../look/notice.tsx';
import { TextField } from '../look/text-field.tsx';
import { api } from '../session/api.ts';
import { isRefused, problemText } from '../session/problem.ts';
import { useWords } from '../words/words.ts';
import { signWithPasskey, supportsPasskeys } from './passkeys.ts';

type SignInProps = Readonly<{ onDone: (me: StaffMe) => void; email?: string }>;

/** Password, then code; or a passkey alone. */
export function SignInForm({ onDone, email = '' }: SignInProps) {
  const [ticket, setTicket] = useState<string>();
  const [notice, setNotice] = useState<string>();
  return ticket === undefined ? (
    <PasswordStep email={email} notice={notice} onTicket={setTicket} onDone={onDone} />
  ) : (
    <CodeStep
      ticket={ticket}
      onDone={onDone}
      onAgain={(why) => {
        setNotice(why);
        setTicket(undefined);
      }}
    />
  );
}

type PasswordStepProps = Readonly<{
  email: string;
  notice: string | undefined;
  onTicket: (ticket: string) => void;
  onDone: (me: StaffMe) => void;
}>;

function PasswordStep({ email, notice, onTicket, onDone }: PasswordStepProps) {
  const { t } = useWords();
  const form = useForm({
    isWork: false,
    operation: signInStaff,
    initial: { email, password: '' },
    required: ['email', 'password'],
    send: async (body) => onTicket((await api.call(signInStaff, { body })).ticket),
  });
  return (
    <div className="stack">
      {notice === undefined ? undefined : <Notice tone="info">{notice}</Notice>}
      <Form form={form} label={t('studio.signIn.title')} action={t('studio.signIn.next')}>
        <TextField {...form.text('email')} label={t('studio.email')} type="email" autoComplete="username" autoFocus />
        <TextField
          {...form.text('password')}
          label={t('studio.password')}
          type="password"
          autoComplete="current-password"
        />
      </Form>
      <PasskeySignIn onDone={onDone} />
    </div>
  );
}

function PasskeySignIn({ onDone }: Pick<SignInProps, 'onDone'>) {
  const { t } = useWords();
  const [problem, setProblem] = useState<string>();
  if (!supportsPasskeys()) return undefined;
  async function sign(): Promise<void> {
    setProblem(undefined);
    try {
      const { options } = await api.call(startStaffPasskeySignIn, {});
      const answer = await signWithPasskey(options as Readonly<Record<string, unknown>>);
      if (answer) onDone(await api.call(signInStaffWithPasskey, { body: { answer } }));
    } catch (error) {
      setProblem(problemText(t, error));
    }
  }
  return (
    <div className="stack">
      <p className="or">{t('studio.signIn.or')}</p>
      {problem === undefined ? undefined : <Notice tone="bad">{problem}</Notice>}
      <Button onPress={sign}>
        <KeyRound aria-hidden size={16} />
        {t('studio.signIn.passkey')}
      </Button>
    </div>
  );
}

type CodeStepProps = Readonly<{ ticket: string; onDone: (me: StaffMe) => void; onAgain: (why?: string) => void }>;

function CodeStep({ ticket, onDone, onAgain }: CodeStepProps) {
  const { t } = useWords();
  const form = useForm({
    isWork: false,
    operation: confirmStaffSignIn,
    initial: { code: '' },
    required: ['code'],
    send: async ({ code }) => {
      try {
        onDone(await api.call(confirmStaffSignIn, { body: { ticket, code } }));
      } catch (error) {
        // What was kept of the password is too old: it is asked for again.
        if (isRefused(error, 'STF413')) return onAgain(problemText(t, error));
        throw error;
      }
    },
  });
  return (
    <Form
      form={form}
      label={t('studio.signIn.title')}
      action={t('studio.signIn.action')}
      beside={
        <Button kind="quiet" onPress={() => onAgain()}>
          {t('studio.back')}
        </Button>
      }
    >
      <TextField
        {...form.text('code')}
        label={t('studio.signIn.code')}
        hint={t('studio.signIn.codeHint')}
        autoComplete="one-time-code"
        autoFocus
      />
    </Form>
  );
}
