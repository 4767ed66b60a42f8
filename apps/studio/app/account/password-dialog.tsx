import { changeStaffPassword } from '@eyelet/contracts/staff-account/change-password.ts';
import { Form } from '../forms/form.tsx';
import { useForm } from '../forms/use-form.ts';
import { Button } from '../look/button.tsx';
import { Dialog } from '../look/dialog.tsx';
import { TextField } from '../look/text-field.tsx';
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
    <Dialog title={t('studio.password.change')} onClose={onClose}>
      <Form
        form={form}
        label={t('studio.password.change')}
        action={t('studio.save')}
        beside={<Button onPress={onClose}>{t('studio.cancel')}</Button>}
      >
        <p>{t('studio.password.changeWhat')}</p>
        <TextField
          {...form.text('newPassword')}
          label={t('studio.password.new')}
          hint={t('studio.password.rule')}
          type="password"
          autoComplete="new-password"
          autoFocus
        />
      </Form>
    </Dialog>
  );
}
