import { changeStaffPassword } from '@eyelet/contracts/staff-account/change-password.ts';
import { FormDialog } from '../forms/form-dialog.tsx';
import { NewPasswordField } from '../forms/new-password-field.tsx';
import { useForm } from '../forms/use-form.ts';
import { showToast } from '../look/toasts.ts';
import { call } from '../session/api.ts';
import { refresh } from '../session/refresh.ts';
import { useWords } from '../words/words.ts';
import { showFactors } from './factors.ts';

export function PasswordDialog({ onClose }: Readonly<{ onClose: () => void }>) {
  const { t } = useWords();
  const form = useForm({
    operation: changeStaffPassword,
    initial: { newPassword: '' },
    required: ['newPassword'],
    send: async (body) => {
      showFactors(await call(changeStaffPassword, { body }));
      await refresh(['sessions']);
      showToast(t('studio.password.changed'));
      onClose();
    },
  });
  return (
    <FormDialog title={t('studio.password.change')} form={form} action={t('studio.save')} onClose={onClose}>
      <p>{t('studio.password.changeWhat')}</p>
      <NewPasswordField {...form.text('newPassword')} label={t('studio.password.new')} autoFocus />
    </FormDialog>
  );
}
