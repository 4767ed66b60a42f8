import { requestStaffPasswordReset } from '@eyelet/contracts/staff-access/request-password-reset.ts';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { Form } from '../forms/form.tsx';
import { useForm } from '../forms/use-form.ts';
import { Button } from '../look/button.tsx';
import { Notice } from '../look/notice.tsx';
import { TextField } from '../look/text-field.tsx';
import { api } from '../session/api.ts';
import { onSignedIn } from '../session/me.ts';
import { SignInForm } from '../signing/sign-in-form.tsx';
import { setLanguage, useWords } from '../words/words.ts';
import { AccessPage } from './access-page.tsx';

/** The path if it is one within the studio, else the start page: addresses must not lead to other sites. */
function pathWithin(wanted: string | null): string {
  return wanted !== null && /^\/(?![/\\])/.test(wanted) ? wanted : '/';
}

export function SignInPage() {
  const { t } = useWords();
  const navigate = useNavigate();
  const [address] = useSearchParams();
  const [isForgotten, setForgotten] = useState(false);
  if (isForgotten) return <Forgotten onBack={() => setForgotten(false)} />;
  return (
    <AccessPage title={t('studio.signIn.title')}>
      <SignInForm
        onDone={async (me) => {
          onSignedIn(me);
          await setLanguage(me.language);
          navigate(pathWithin(address.get('to')), { replace: true });
        }}
      />
      <Button kind="quiet" onPress={() => setForgotten(true)}>
        {t('studio.forgotten.open')}
      </Button>
    </AccessPage>
  );
}

function Forgotten({ onBack }: Readonly<{ onBack: () => void }>) {
  const { t } = useWords();
  const [isSent, setSent] = useState(false);
  const form = useForm({
    operation: requestStaffPasswordReset,
    initial: { email: '' },
    required: ['email'],
    send: async (body) => {
      await api.call(requestStaffPasswordReset, { body });
      setSent(true);
    },
  });
  const back = (
    <Button kind="quiet" onPress={onBack}>
      {t('studio.back')}
    </Button>
  );
  return (
    <AccessPage title={t('studio.forgotten.title')}>
      {isSent ? (
        <>
          <Notice tone="good">{t('studio.forgotten.sent')}</Notice>
          {back}
        </>
      ) : (
        <>
          <p>{t('studio.forgotten.how')}</p>
          <Form form={form} label={t('studio.forgotten.title')} action={t('studio.forgotten.send')} beside={back}>
            <TextField
              {...form.text('email')}
              label={t('studio.email')}
              type="email"
              autoComplete="username"
              autoFocus
            />
          </Form>
        </>
      )}
    </AccessPage>
  );
}
