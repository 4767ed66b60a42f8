import { changeStaffRoles } from '@eyelet/contracts/staff/change-roles.ts';
import type { StaffPerson } from '@eyelet/contracts/staff/staff.ts';
import { Form } from '../forms/form.tsx';
import { useForm } from '../forms/use-form.ts';
import { say } from '../look/toasts.ts';
import { Conflict } from '../record/conflict.tsx';
import { Section } from '../record/section.tsx';
import { call } from '../session/api.ts';
import { useMay } from '../session/me.ts';
import { useRoles } from '../session/roles.ts';
import { roleDescription, roleName } from '../words/names.ts';
import { useWords } from '../words/words.ts';
import { showChanged } from './changed.ts';
import { RoleChoice } from './role-choice.tsx';

type PersonRolesProps = Readonly<{ person: StaffPerson; isOther: boolean }>;

/** The roles of a person; a form for those who may change them, a list for others. */
export function PersonRoles({ person, isOther }: PersonRolesProps) {
  const { t } = useWords();
  const may = useMay();
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

type RolesFormProps = Readonly<{ person: StaffPerson; nameOf: (roleId: string) => string }>;

function RolesForm({ person, nameOf }: RolesFormProps) {
  const { t } = useWords();
  const roles = useRoles() ?? [];
  const save = async (chosen: readonly string[], version: number) => {
    const { staffId } = person;
    await showChanged(await call(changeStaffRoles, { params: { staffId }, body: { roles: [...chosen], version } }));
    say(t('studio.saved'));
  };
  const form = useForm({
    operation: changeStaffRoles,
    initial: { roles: person.roles as readonly string[] },
    required: ['roles'],
    send: ({ roles: chosen }) => save(chosen, person.version),
  });
  const current = form.current as StaffPerson | undefined;
  const isSame =
    form.values.roles.length === person.roles.length && form.values.roles.every((one) => person.roles.includes(one));
  const listed = (ids: readonly string[]) => ids.map(nameOf).join(', ');
  return (
    <Section title={t('studio.roles.title')}>
      {current ? (
        <Conflict
          differences={[
            { label: t('studio.roles.title'), mine: listed(form.values.roles), theirs: listed(current.roles) },
          ]}
          onTheirs={() => showChanged(current)}
          onMine={() => form.retry(() => save(form.values.roles, current.version))}
        />
      ) : undefined}
      <Form
        form={{ ...form, problem: current ? undefined : form.problem }}
        label={t('studio.roles.title')}
        action={t('studio.save')}
        isDisabled={isSame}
      >
        <RoleChoice
          isTitled
          roles={roles}
          chosen={form.values.roles}
          onChange={(chosen) => form.set('roles', chosen)}
          error={form.errors.roles}
        />
      </Form>
    </Section>
  );
}
