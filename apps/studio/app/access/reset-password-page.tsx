import { resetStaffPassword } from '@eyelet/contracts/staff-access/reset-password.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { Form } from '../forms/form.tsx';
import { NewPasswordField } from '../forms/new-password-field.tsx';
import { useForm } from '../forms/use-form.ts';
import { Notice } from '../look/notice.tsx';
import { TextField } from '../look/text-field.tsx';
import { api } from '../session/api.ts';
import { useWords } from '../words/words.ts';
import { AccessPage } from './access-page.tsx';
import { secretOfAddress } from './secret.ts';

/** A new password by a mailed link, with a code. */
export function ResetPasswordPage() {
  const { t } = useWords();
  const [isDone, setDone] = useState(false);
  const form = useForm({
    operation: resetStaffPassword,
    initial: { newPassword: '', code: '' },
    required: ['newPassword', 'code'],
    send: async (body) => {
      await api.call(resetStaffPassword, { body: { ...body, token: secretOfAddress() } });
      setDone(true);
    },
  });
  return (
    <AccessPage title={t('studio.reset.title')}>
      {isDone ? (
        <>
          <Notice tone="good">{t('studio.reset.done')}</Notice>
          <Link className="button button-primary" to="/sign-in">
            {t('studio.signIn.title')}
          </Link>
        </>
      ) : (
        <Form form={form} label={t('studio.reset.title')} action={t('studio.reset.action')}>
          <NewPasswordField {...form.text('newPassword')} label={t('studio.password.new')} autoFocus />
          <TextField
            {...form.text('code')}
            label={t('studio.signIn.code')}
            hint={t('studio.signIn.codeHint')}
            autoComplete="one-time-code"
          />
        </Form>
      )}
    </AccessPage>
  );
}
