import type { Permission } from '@eyelet/contracts/callers/permissions.ts';
import type { StaffRole } from '@eyelet/contracts/roles/role.ts';
import { updateRole } from '@eyelet/contracts/roles/update.ts';
import type { Translate } from '@eyelet/messages/translate.ts';
import { useRecordForm } from '../forms/use-record-form.ts';
import { TextField } from '../look/text-field.tsx';
import { showToast } from '../look/toasts.ts';
import type { Difference } from '../record/conflict.tsx';
import { RecordForm } from '../record/record-form.tsx';
import { call } from '../session/api.ts';
import { permissionWords } from '../words/names.ts';
import { useWords } from '../words/words.ts';
import { rolesChanged } from './changed.ts';
import { PermissionChoice } from './permission-choice.tsx';

type Values = Readonly<{ name: string; permissions: readonly Permission[] }>;

const valuesOf = ({ name, permissions }: StaffRole): Values => ({ name: name ?? '', permissions });

/** Name and permissions of a role of the shop. */
export function RoleForm({ role }: Readonly<{ role: StaffRole }>) {
  const { t } = useWords();
  const { roleId } = role;
  const form = useRecordForm({
    operation: updateRole,
    record: role,
    valuesOf,
    required: ['name', 'permissions'],
    save: async ({ name, permissions }, version) => {
      const body = { name, permissions: [...permissions], version };
      const saved = await call(updateRole, { params: { roleId }, body });
      await rolesChanged(roleId);
      showToast(t('studio.saved'));
      return saved;
    },
  });
  return (
    <RecordForm
      form={form}
      title={t('studio.permissions')}
      label={t('studio.roles.change')}
      differencesFrom={(theirs) => differencesOf(t, form.values, theirs)}
    >
      <TextField {...form.text('name')} label={t('studio.name.label')} />
      <PermissionChoice
        chosen={form.values.permissions}
        onChange={(permissions) => form.set('permissions', permissions)}
        error={form.errors.permissions}
      />
    </RecordForm>
  );
}

function differencesOf(t: Translate, mine: Values, theirs: StaffRole): readonly Difference[] {
  const listed = (permissions: readonly Permission[]) =>
    permissions.map((one) => permissionWords(t, one).name).join(', ') || '–';
  const without = (some: readonly Permission[], others: readonly Permission[]) =>
    some.filter((one) => !others.includes(one));
  return [
    ...(mine.name === theirs.name
      ? []
      : [{ label: t('studio.name.label'), mine: mine.name, theirs: theirs.name ?? '' }]),
    {
      label: t('studio.conflict.onlyOne'),
      mine: listed(without(mine.permissions, theirs.permissions)),
      theirs: listed(without(theirs.permissions, mine.permissions)),
    },
  ];
}
