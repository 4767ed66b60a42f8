import { proveStaff } from '@eyelet/contracts/staff-account/prove.ts';
import { startStaffProof } from '@eyelet/contracts/staff-account/start-proof.ts';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { Form } from '../forms/form.tsx';
import { useForm } from '../forms/use-form.ts';
import { Button } from '../look/button.tsx';
import { Notice } from '../look/notice.tsx';
import { TextField } from '../look/text-field.tsx';
import { api } from '../session/api.ts';
import { problemText } from '../session/problem.ts';
import { useWords } from '../words/words.ts';
import { signWithPasskey, supportsPasskeys } from './passkeys.ts';

/** Proves the identity of the signed-in person again, by password and code or by a passkey. */
export function ProofForm({ onDone }: Readonly<{ onDone: () => void }>) {
  const { t } = useWords();
  const [problem, setProblem] = useState<string>();
  const form = useForm({
    isWork: false,
    operation: proveStaff,
    initial: { password: '', code: '' },
    required: ['password', 'code'],
    send: async (body) => {
      await api.call(proveStaff, { body });
      onDone();
    },
  });
  async function sign(): Promise<void> {
    setProblem(undefined);
    try {
      const { options } = await api.call(startStaffProof, {});
      const answer = await signWithPasskey(options as Readonly<Record<string, unknown>>);
      if (!answer) return;
      await api.call(proveStaff, { body: { answer } });
      onDone();
    } catch (error) {
      setProblem(problemText(t, error));
    }
  }
  return (
    <div className="stack">
      <p>{t('studio.proof.why')}</p>
      <Form form={form} label={t('studio.proof.title')} action={t('studio.proof.action')}>
        <TextField
          {...form.text('password')}
          label={t('studio.password')}
          type="password"
          autoComplete="current-password"
          autoFocus
        />
        <TextField
          {...form.text('code')}
          label={t('studio.signIn.code')}
          hint={t('studio.signIn.codeHint')}
          autoComplete="one-time-code"
        />
      </Form>
      {supportsPasskeys() ? (
        <>
          <p className="or">{t('studio.signIn.or')}</p>
          {problem === undefined ? undefined : <Notice tone="bad">{problem}</Notice>}
          <Button onPress={sign}>
            <KeyRound aria-hidden size={16} />
            {t('studio.signIn.passkey')}
          </Button>
        </>
      ) : undefined}
    </div>
  );
}
