import { listRoles } from '@eyelet/contracts/roles/list.ts';
import type { StaffRole } from '@eyelet/contracts/roles/role.ts';
import { Plus } from 'lucide-react';
import { useNavigate } from 'react-router';
import { Page } from '../frame/page.tsx';
import type { Column } from '../list/column.ts';
import { List } from '../list/list.tsx';
import { Badge } from '../look/badge.tsx';
import { Button } from '../look/button.tsx';
import { call } from '../session/api.ts';
import { usePermission } from '../session/me.ts';
import { roleDescription, roleName } from '../words/names.ts';
import { useWords } from '../words/words.ts';

export function RolesList() {
  const { t } = useWords();
  const may = usePermission();
  const navigate = useNavigate();
  const columns: readonly Column<StaffRole>[] = [
    { id: 'name', label: t('studio.name.label'), show: (role) => roleName(t, role) },
    {
      id: 'for',
      label: t('studio.roles.for'),
      leaves: 'phone',
      show: ({ roleId }) => roleDescription(t, roleId) ?? '–',
    },
    {
      id: 'kind',
      label: t('studio.roles.kind'),
      leaves: 'tablet',
      show: ({ builtIn }) => (
        <Badge tone={builtIn ? 'neutral' : 'info'}>{t(builtIn ? 'studio.roles.builtIn' : 'studio.roles.own')}</Badge>
      ),
    },
    { id: 'permissions', label: t('studio.permissions'), leaves: 'tablet', show: (role) => role.permissions.length },
    { id: 'members', label: t('studio.roles.members'), show: ({ members }) => members },
  ];
  const create = (
    <Button kind="primary" onPress={() => navigate('/roles/new')}>
      <Plus aria-hidden size={16} />
      {t('studio.roles.new')}
    </Button>
  );
  return (
    <Page title={t('studio.roles.title')} actions={may('roles.manage') ? create : undefined}>
      <List
        name="roles"
        label={t('studio.roles.title')}
        columns={columns}
        rowId={({ roleId }) => roleId}
        open={({ roleId }) => `/roles/${roleId}`}
        read={async () => ({ rows: (await call(listRoles, {})).roles, next: null })}
        empty={{ title: t('studio.roles.none') }}
      />
    </Page>
  );
}
