import { changeStaffRoles } from '@eyelet/contracts/staff/change-roles.ts';
import type { StaffPerson } from '@eyelet/contracts/staff/staff.ts';
import { useRecordForm } from '../forms/use-record-form.ts';
import { showToast } from '../look/toasts.ts';
import { RecordForm } from '../record/record-form.tsx';
import { Section } from '../record/section.tsx';
import { call } from '../session/api.ts';
import { usePermission } from '../session/me.ts';
import { useRoles } from '../session/roles.ts';
import { roleDescription, roleName } from '../words/names.ts';
import { useWords } from '../words/words.ts';
import { showChanged } from './changed.ts';
import { RoleChoice } from './role-choice.tsx';

type PersonRolesProps = Readonly<{ person: StaffPerson; isOther: boolean }>;

/** The roles of a person; a form for those who may change them, a list for others. */
export function PersonRoles({ person, isOther }: PersonRolesProps) {
  const { t } = useWords();
  const may = usePermission();
  const roles = useRoles();
  const nameOf = (roleId: string) => roleName(t, roles?.find((one) => one.roleId === roleId) ?? { roleId, name: null });
  if (!roles) return undefined;
  if (!may('staff.manage') || !isOther) {
    return (
      <Section title={t('studio.roles.title')} {...(isOther ? {} : { hint: t('studio.staff.notOneself') })}>
        <ul className="plain-list">
          {person.roles.map((roleId) => (
            <li key={roleId}>
              {nameOf(roleId)} <span className="hint">{roleDescription(t, roleId)}</span>
            </li>
          ))}
        </ul>
      </Section>
    );
  }
  return <RolesForm person={person} nameOf={nameOf} />;
}

const valuesOf = ({ roles }: StaffPerson): Readonly<{ roles: readonly string[] }> => ({ roles });

type RolesFormProps = Readonly<{ person: StaffPerson; nameOf: (roleId: string) => string }>;

function RolesForm({ person, nameOf }: RolesFormProps) {
  const { t } = useWords();
  const roles = useRoles() ?? [];
  const form = useRecordForm({
    operation: changeStaffRoles,
    record: person,
    valuesOf,
    required: ['roles'],
    save: async ({ roles: chosen }, version) => {
      const { staffId } = person;
      const saved = await call(changeStaffRoles, { params: { staffId }, body: { roles: [...chosen], version } });
      await showChanged(saved);
      showToast(t('studio.saved'));
      return saved;
    },
  });
  const listed = (ids: readonly string[]) => ids.map(nameOf).join(', ');
  return (
    <RecordForm
      form={form}
      title={t('studio.roles.title')}
      isDisabled={!form.isChanged}
      differencesFrom={(theirs) => [
        { label: t('studio.roles.title'), mine: listed(form.values.roles), theirs: listed(theirs.roles) },
      ]}
    >
      <RoleChoice
        isTitled
        roles={roles}
        chosen={form.values.roles}
        onChange={(chosen) => form.set('roles', chosen)}
        error={form.errors.roles}
      />
    </RecordForm>
  );
}
