import type { OutputOf } from '@eyelet/contracts/kernel/operation.ts';
import { acceptInvitation } from '@eyelet/contracts/staff-access/accept-invitation.ts';
import { readInvitation } from '@eyelet/contracts/staff-access/read-invitation.ts';
import type { StaffMe } from '@eyelet/contracts/staff-account/me.ts';
import { KeyRound } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { CodesSetup } from '../forms/codes-setup.tsx';
import { Form } from '../forms/form.tsx';
import { NewPasswordField } from '../forms/new-password-field.tsx';
import { RecoveryCodes } from '../forms/recovery-codes.tsx';
import { useForm } from '../forms/use-form.ts';
import { Button } from '../look/button.tsx';
import { Notice } from '../look/notice.tsx';
import { TextField } from '../look/text-field.tsx';
import { api } from '../session/api.ts';
import { onSignedIn } from '../session/me.ts';
import { problemText } from '../session/problem.ts';
import { createPasskey, supportsPasskeys } from '../signing/passkeys.ts';
import { setLanguage, useWords } from '../words/words.ts';
import { AccessPage } from './access-page.tsx';
import { secretOfAddress } from './secret.ts';

type Invitation = OutputOf<typeof readInvitation>;

/** Accepting an invitation: the name, and how to sign in from then on. */
export function InvitationPage() {
  const { t } = useWords();
  const [token] = useState(secretOfAddress);
  const [invitation, setInvitation] = useState<Invitation>();
  const [problem, setProblem] = useState<unknown>();
  useEffect(() => {
    api
      .call(readInvitation, { body: { token } })
      .then(async (found) => {
        await setLanguage(found.language);
        setInvitation(found);
      })
      .catch(setProblem);
  }, [token]);
  return (
    <AccessPage title={t('studio.invitation.title')}>
      {problem === undefined ? undefined : <Notice tone="bad">{problemText(t, problem)}</Notice>}
      {invitation ? <Accept token={token} invitation={invitation} /> : undefined}
    </AccessPage>
  );
}

type AcceptProps = Readonly<{ token: string; invitation: Invitation }>;

function Accept({ token, invitation }: AcceptProps) {
  const { t, language } = useWords();
  const navigate = useNavigate();
  const [recoveryCodes, setRecoveryCodes] = useState<readonly string[]>();
  const [passkey, setPasskey] = useState<Readonly<{ answer: Readonly<Record<string, unknown>> }>>();
  const [passkeyProblem, setPasskeyProblem] = useState<string>();
  const { email, codes, passkeyOptions } = invitation;

  function enter(me: StaffMe): void {
    onSignedIn(me);
    navigate('/', { replace: true });
  }

  const form = useForm({
    operation: acceptInvitation,
    initial: { name: invitation.name, password: '', code: '' },
    required: passkey ? ['name'] : ['name', 'password', 'code'],
    send: async ({ name, password, code }) => {
      const factors = passkey ? { passkey } : { password, setup: codes.setup, code };
      const answer = await api.call(acceptInvitation, { body: { token, name, language, ...factors } });
      if (answer.recoveryCodes.length === 0) return enter(answer.me);
      onSignedIn(answer.me);
      setRecoveryCodes(answer.recoveryCodes);
    },
  });

  async function addPasskey(): Promise<void> {
    setPasskeyProblem(undefined);
    try {
      const answer = await createPasskey(passkeyOptions as Readonly<Record<string, unknown>>);
      if (answer) setPasskey({ answer });
    } catch (error) {
      setPasskeyProblem(problemText(t, error));
    }
  }

  if (recoveryCodes) {
    return <RecoveryCodes codes={recoveryCodes} onKept={() => navigate('/', { replace: true })} />;
  }
  return (
    <Form form={form} label={t('studio.invitation.title')} action={t('studio.invitation.accept')}>
      <p>{t('studio.invitation.for', { email })}</p>
      <TextField {...form.text('name')} label={t('studio.name.label')} autoComplete="name" />
      {supportsPasskeys() && !passkey ? (
        <fieldset className="group">
          <legend>{t('studio.invitation.passkey')}</legend>
          <p className="hint">{t('studio.passkeys.why')}</p>
          {passkeyProblem === undefined ? undefined : <Notice tone="bad">{passkeyProblem}</Notice>}
          <Button onPress={addPasskey}>
            <KeyRound aria-hidden size={16} />
            {t('studio.passkeys.add')}
          </Button>
        </fieldset>
      ) : undefined}
      {passkey ? (
        <Notice tone="good">{t('studio.invitation.passkeyMade')}</Notice>
      ) : (
        <fieldset className="group">
          <legend>{t('studio.invitation.password')}</legend>
          <NewPasswordField {...form.text('password')} label={t('studio.password.choose')} />
          <CodesSetup uri={codes.uri} secret={codes.secret} />
          <TextField
            {...form.text('code')}
            label={t('studio.codes.first')}
            autoComplete="one-time-code"
            inputMode="numeric"
          />
        </fieldset>
      )}
    </Form>
  );
}
