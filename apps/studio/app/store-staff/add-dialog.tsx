import { addStoreStaff } from '@eyelet/contracts/store-staff/add.ts';
import { useNavigate } from 'react-router';
import { FormDialog } from '../forms/form-dialog.tsx';
import { useForm } from '../forms/use-form.ts';
import { TextField } from '../look/text-field.tsx';
import { showToast } from '../look/toasts.ts';
import { call } from '../session/api.ts';
import { useWords } from '../words/words.ts';
import { AssociateFields, type AssociateFormParts, type AssociateValues } from './associate-fields.tsx';
import { associateChanged } from './changed.ts';
import { limitOf } from './limits.ts';

type Values = AssociateValues & Readonly<{ email: string }>;

const empty: Values = { email: '', storeId: '', adjustsUpTo: '', approves: false };

/** Has the owner of an account sell for a store. */
export function AddDialog({ onClose }: Readonly<{ onClose: () => void }>) {
  const { t } = useWords();
  const navigate = useNavigate();
  const form = useForm({
    operation: addStoreStaff,
    initial: empty,
    required: ['email', 'storeId'],
    send: async ({ adjustsUpTo, ...members }) => {
      const added = await call(addStoreStaff, { body: { ...members, adjustsUpTo: limitOf(adjustsUpTo) } });
      await associateChanged(added);
      showToast(t('studio.storeStaff.added', { name: added.name, store: added.storeName }));
      onClose();
      navigate(`/store-staff/${added.employeeId}`);
    },
  });
  const set: AssociateFormParts['set'] = (name, value) => form.set(name, value as Values[typeof name]);
  const title = t('studio.storeStaff.add');
  return (
    <FormDialog title={title} form={form} action={t('studio.storeStaff.addAction')} onClose={onClose}>
      <p className="hint">{t('studio.storeStaff.addHow')}</p>
      <TextField {...form.text('email')} label={t('studio.email')} type="email" autoComplete="off" autoFocus />
      <AssociateFields form={{ ...form, set }} />
    </FormDialog>
  );
}
