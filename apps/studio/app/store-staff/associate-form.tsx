import type { Associate } from '@eyelet/contracts/store-staff/associate.ts';
import { changeStoreStaff } from '@eyelet/contracts/store-staff/change.ts';
import { useRecordForm } from '../forms/use-record-form.ts';
import { showToast } from '../look/toasts.ts';
import { RecordForm } from '../record/record-form.tsx';
import { call } from '../session/api.ts';
import { useWords } from '../words/words.ts';
import { AssociateFields, type AssociateValues } from './associate-fields.tsx';
import { associateChanged } from './changed.ts';
import { limitOf, typedLimit } from './limits.ts';
import { useStores } from './use-stores.ts';

const valuesOf = ({ storeId, adjustsUpTo, approves }: Associate): AssociateValues => ({
  storeId,
  adjustsUpTo: typedLimit(adjustsUpTo),
  approves,
});

/** What somebody may do, to be changed. */
export function AssociateForm({ associate }: Readonly<{ associate: Associate }>) {
  const { t } = useWords();
  const { employeeId } = associate;
  const stores = useStores();
  const nameOf = (storeId: string) => stores.find(({ id }) => id === storeId)?.label ?? storeId;
  const form = useRecordForm<Associate, AssociateValues>({
    operation: changeStoreStaff,
    record: associate,
    valuesOf,
    required: ['storeId'],
    save: async ({ storeId, adjustsUpTo, approves }, version) => {
      const body = { storeId, adjustsUpTo: limitOf(adjustsUpTo), approves, version };
      const saved = await call(changeStoreStaff, { params: { employeeId }, body });
      await associateChanged(saved);
      showToast(t('studio.saved'));
      return saved;
    },
  });
  return (
    <RecordForm
      form={form}
      title={t('studio.storeStaff.may')}
      isDisabled={!form.isChanged}
      differencesFrom={(theirs) => {
        const mine = form.values;
        const approves = (does: boolean) => t(does ? 'studio.yes' : 'studio.no');
        return [
          { label: t('studio.storeStaff.store'), mine: nameOf(mine.storeId), theirs: theirs.storeName },
          {
            label: t('studio.storeStaff.limit'),
            mine: mine.adjustsUpTo || '–',
            theirs: typedLimit(theirs.adjustsUpTo) || '–',
          },
          { label: t('studio.storeStaff.approves'), mine: approves(mine.approves), theirs: approves(theirs.approves) },
        ].filter((one) => one.mine !== one.theirs);
      }}
    >
      <AssociateFields form={form} />
    </RecordForm>
  );
}
