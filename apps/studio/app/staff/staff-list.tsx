import type { RequestOf } from '@eyelet/contracts/kernel/operation.ts';
import { listStaff } from '@eyelet/contracts/staff/list.ts';
import { type StaffPerson, staffStates } from '@eyelet/contracts/staff/staff.ts';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { Page } from '../frame/page.tsx';
import type { Column } from '../list/column.ts';
import type { Filter } from '../list/filters.tsx';
import { List } from '../list/list.tsx';
import { Button } from '../look/button.tsx';
import { stateLabels } from '../record/value-text.ts';
import { call } from '../session/api.ts';
import { usePermission } from '../session/me.ts';
import { useRoles } from '../session/roles.ts';
import { roleName } from '../words/names.ts';
import { dateTime, useWords } from '../words/words.ts';
import { InviteDialog } from './invite-dialog.tsx';
import { StateBadge } from './state-badge.tsx';

type Query = NonNullable<RequestOf<typeof listStaff>['query']>;

export function StaffList() {
  const { t, language } = useWords();
  const may = usePermission();
  const roles = useRoles() ?? [];
  const [isInviting, setInviting] = useState(false);
  const namesOf = (person: StaffPerson) =>
    person.roles.map((roleId) => roleName(t, roles.find((one) => one.roleId === roleId) ?? { roleId, name: null }));
  const columns: readonly Column<StaffPerson>[] = [
    { id: 'name', label: t('studio.name.label'), isSortable: true, show: ({ name }) => name },
    { id: 'email', label: t('studio.email'), isSortable: true, leaves: 'phone', show: ({ email }) => email },
    { id: 'roles', label: t('studio.roles.title'), leaves: 'tablet', show: (person) => namesOf(person).join(', ') },
    {
      id: 'state',
      label: t('studio.state'),
      isSortable: true,
      show: ({ state }) => <StateBadge state={state} />,
    },
    {
      id: 'lastSignedInAt',
      label: t('studio.staff.lastSignedIn'),
      isSortable: true,
      leaves: 'phone',
      show: ({ lastSignedInAt }) => (lastSignedInAt === null ? '–' : dateTime(language, lastSignedInAt)),
    },
  ];
  const filters: readonly Filter[] = [
    {
      kind: 'choice',
      name: 'state',
      label: t('studio.state'),
      options: staffStates.map((id) => ({ id, label: t(stateLabels[id]) })),
    },
    {
      kind: 'choice',
      name: 'role',
      label: t('studio.role'),
      options: roles.map((role) => ({ id: role.roleId, label: roleName(t, role) })),
    },
  ];
  const invite = (
    <Button kind="primary" onPress={() => setInviting(true)}>
      <UserPlus aria-hidden size={16} />
      {t('studio.staff.invite')}
    </Button>
  );
  return (
    <Page title={t('studio.staff.title')} actions={may('staff.manage') ? invite : undefined}>
      <List
        name="staff"
        label={t('studio.staff.title')}
        columns={columns}
        filters={filters}
        search={t('studio.staff.search')}
        rowId={({ staffId }) => staffId}
        open={({ staffId }) => `/staff/${staffId}`}
        read={(query, after) => call(listStaff, { query: { ...(query as Query), after } })}
        empty={{ title: t('studio.staff.none') }}
      />
      {isInviting ? <InviteDialog onClose={() => setInviting(false)} /> : undefined}
    </Page>
  );
}
