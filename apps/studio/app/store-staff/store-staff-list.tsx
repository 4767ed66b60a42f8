import type { RequestOf } from '@eyelet/contracts/kernel/operation.ts';
import type { Associate } from '@eyelet/contracts/store-staff/associate.ts';
import { associateStates, listStoreStaff } from '@eyelet/contracts/store-staff/list.ts';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { Page } from '../frame/page.tsx';
import type { Column } from '../list/column.ts';
import type { Filter } from '../list/filters.tsx';
import { List } from '../list/list.tsx';
import { Button } from '../look/button.tsx';
import { call } from '../session/api.ts';
import { usePermission } from '../session/me.ts';
import { useWords } from '../words/words.ts';
import { AddDialog } from './add-dialog.tsx';
import { AssociateState } from './associate-state.tsx';
import { limitText } from './limits.ts';
import { useStores } from './use-stores.ts';

type Query = NonNullable<RequestOf<typeof listStoreStaff>['query']>;

/** Who sells for the stores. */
export function StoreStaffList() {
  const words = useWords();
  const { t } = words;
  const may = usePermission();
  const stores = useStores();
  const [isAdding, setAdding] = useState(false);
  const columns: readonly Column<Associate>[] = [
    { id: 'name', label: t('studio.name.label'), show: ({ name }) => name },
    { id: 'store', label: t('studio.storeStaff.store'), show: ({ storeName }) => storeName },
    { id: 'limit', label: t('studio.storeStaff.limit'), leaves: 'phone', show: (one) => limitText(words, one) },
    {
      id: 'approves',
      label: t('studio.storeStaff.approves'),
      leaves: 'tablet',
      show: ({ approves }) => t(approves ? 'studio.yes' : 'studio.no'),
    },
    { id: 'state', label: t('studio.state'), leaves: 'phone', show: (one) => <AssociateState blocked={one.blocked} /> },
  ];
  const filters: readonly Filter[] = [
    { kind: 'choice', name: 'store', label: t('studio.storeStaff.store'), options: stores },
    {
      kind: 'choice',
      name: 'state',
      label: t('studio.state'),
      options: associateStates.map((id) => ({ id, label: t(`studio.storeStaff.state.${id}`) })),
    },
  ];
  const add = (
    <Button kind="primary" onPress={() => setAdding(true)}>
      <UserPlus aria-hidden size={16} />
      {t('studio.storeStaff.add')}
    </Button>
  );
  return (
    <Page title={t('studio.storeStaff.title')} actions={may('store-staff.write') ? add : undefined}>
      <p className="hint page-hint">{t('studio.storeStaff.what')}</p>
      <List
        name="store-staff"
        label={t('studio.storeStaff.title')}
        columns={columns}
        filters={filters}
        search={t('studio.storeStaff.search')}
        rowId={({ employeeId }) => employeeId}
        open={({ employeeId }) => `/store-staff/${employeeId}`}
        read={(asked, after) => call(listStoreStaff, { query: { ...(asked as Query), after } })}
        empty={{ title: t('studio.storeStaff.none') }}
      />
      {isAdding ? <AddDialog onClose={() => setAdding(false)} /> : undefined}
    </Page>
  );
}
