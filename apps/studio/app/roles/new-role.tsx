import type { Permission } from '@eyelet/contracts/callers/permissions.ts';
import { createRole } from '@eyelet/contracts/roles/create.ts';
import { useNavigate } from 'react-router';
import { Form } from '../forms/form.tsx';
import { useForm } from '../forms/use-form.ts';
import { TextField } from '../look/text-field.tsx';
import { showToast } from '../look/toasts.ts';
import { Record } from '../record/record.tsx';
import { Section } from '../record/section.tsx';
import { call } from '../session/api.ts';
import { useWords } from '../words/words.ts';
import { rolesChanged } from './changed.ts';
import { PermissionChoice } from './permission-choice.tsx';

export function NewRole() {
  const { t } = useWords();
  const navigate = useNavigate();
  const form = useForm({
    operation: createRole,
    initial: { name: '', permissions: [] as readonly Permission[] },
    required: ['name', 'permissions'],
    send: async ({ name, permissions }) => {
      const { roleId } = await call(createRole, { body: { name, permissions: [...permissions] } });
      await rolesChanged(roleId);
      showToast(t('studio.saved'));
      navigate(`/roles/${roleId}`, { replace: true });
    },
  });
  return (
    <Record title={t('studio.roles.new')} from={{ path: '/roles', label: t('studio.roles.title') }}>
      <Section title={t('studio.roles.details')}>
        <Form form={form} label={t('studio.roles.new')} action={t('studio.roles.create')}>
          <TextField {...form.text('name')} label={t('studio.name.label')} autoFocus />
          <PermissionChoice
            chosen={form.values.permissions}
            onChange={(permissions) => form.set('permissions', permissions)}
            error={form.errors.permissions}
          />
        </Form>
      </Section>
    </Record>
  );
}
