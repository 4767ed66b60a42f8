import type { OutputOf } from '@eyelet/contracts/kernel/operation.ts';
import { setUpStaffCodes } from '@eyelet/contracts/staff-account/set-up-codes.ts';
import type { startStaffCodes } from '@eyelet/contracts/staff-account/start-codes.ts';
import { CodesSetup } from '../forms/codes-setup.tsx';
import { FormDialog } from '../forms/form-dialog.tsx';
import { NewPasswordField } from '../forms/new-password-field.tsx';
import { useForm } from '../forms/use-form.ts';
import { TextField } from '../look/text-field.tsx';
import { call } from '../session/api.ts';
import { useWords } from '../words/words.ts';

type CodesDialogProps = Readonly<{
  setup: OutputOf<typeof startStaffCodes>;
  /** Whether there is no password yet: codes are the second half of one. */
  needsPassword: boolean;
  onDone: (answer: OutputOf<typeof setUpStaffCodes>) => void;
  onClose: () => void;
}>;

/** Sets up an app for one-time codes: another one, or the first one together with a password. */
export function CodesDialog({ setup, needsPassword, onDone, onClose }: CodesDialogProps) {
  const { t } = useWords();
  const form = useForm({
    operation: setUpStaffCodes,
    initial: { password: '', code: '' },
    required: needsPassword ? ['password', 'code'] : ['code'],
    send: async ({ password, code }) => {
      const body = { setup: setup.setup, code, ...(needsPassword ? { password } : {}) };
      onDone(await call(setUpStaffCodes, { body }));
    },
  });
  const title = t(needsPassword ? 'studio.codes.setUp' : 'studio.codes.change');
  return (
    <FormDialog title={title} form={form} action={t('studio.save')} onClose={onClose}>
      {needsPassword ? <NewPasswordField {...form.text('password')} label={t('studio.password.choose')} /> : undefined}
      <CodesSetup uri={setup.uri} secret={setup.secret} />
      <TextField
        {...form.text('code')}
        label={t('studio.codes.first')}
        autoComplete="one-time-code"
        inputMode="numeric"
      />
    </FormDialog>
  );
}
