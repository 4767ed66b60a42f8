import type { Permission } from '@eyelet/contracts/callers/permissions.ts';
import type { StaffRole } from '@eyelet/contracts/roles/role.ts';
import { updateRole } from '@eyelet/contracts/roles/update.ts';
import type { Translate } from '@eyelet/messages/translate.ts';
import { Form } from '../forms/form.tsx';
import { useForm } from '../forms/use-form.ts';
import { TextField } from '../look/text-field.tsx';
import { say } from '../look/toasts.ts';
import { Conflict, type Difference } from '../record/conflict.tsx';
import { Section } from '../record/section.tsx';
import { call } from '../session/api.ts';
import { permissionWords } from '../words/names.ts';
import { useWords } from '../words/words.ts';
import { rolesChanged } from './changed.ts';
import { PermissionChoice } from './permission-choice.tsx';

type Values = Readonly<{ name: string; permissions: readonly Permission[] }>;

/** Name and permissions of a role of the shop. */
export function RoleForm({ role }: Readonly<{ role: StaffRole }>) {
  const { t } = useWords();
  const { roleId } = role;
  const save = async ({ name, permissions }: Values, version: number) => {
    await call(updateRole, { params: { roleId }, body: { name, permissions: [...permissions], version } });
    await rolesChanged(roleId);
    say(t('studio.saved'));
  };
  const initial: Values = { name: role.name ?? '', permissions: role.permissions };
  const form = useForm({
    operation: updateRole,
    initial,
    required: ['name', 'permissions'],
    send: (values) => save(values, role.version),
  });
  const current = form.current as StaffRole | undefined;
  return (
    <Section title={t('studio.permissions')}>
      {current ? (
        <Conflict
          differences={differencesOf(t, form.values, current)}
          onTheirs={() => rolesChanged(roleId)}
          onMine={() => form.retry(() => save(form.values, current.version))}
        />
      ) : undefined}
      <Form
        form={{ ...form, problem: current ? undefined : form.problem }}
        label={t('studio.roles.change')}
        action={t('studio.save')}
      >
        <TextField {...form.text('name')} label={t('studio.name.label')} />
        {form.errors.permissions === undefined ? undefined : (
          <p className="field-error" role="alert">
            {form.errors.permissions}
          </p>
        )}
        <PermissionChoice
          chosen={form.values.permissions}
          onChange={(permissions) => form.set('permissions', permissions)}
        />
      </Form>
    </Section>
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
