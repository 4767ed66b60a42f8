import { inviteStaff } from '@eyelet/contracts/staff/invite.ts';
import { useNavigate } from 'react-router';
import { FormDialog } from '../forms/form-dialog.tsx';
import { useForm } from '../forms/use-form.ts';
import { Select } from '../look/select.tsx';
import { TextField } from '../look/text-field.tsx';
import { showToast } from '../look/toasts.ts';
import { call } from '../session/api.ts';
import { refresh } from '../session/refresh.ts';
import { useRoles } from '../session/roles.ts';
import { languageNames, type StudioLanguage, studioLanguages, useWords } from '../words/words.ts';
import { RoleChoice } from './role-choice.tsx';

export function InviteDialog({ onClose }: Readonly<{ onClose: () => void }>) {
  const { t, language } = useWords();
  const navigate = useNavigate();
  const roles = useRoles() ?? [];
  const form = useForm({
    operation: inviteStaff,
    initial: { name: '', email: '', language, roles: [] as readonly string[] },
    required: ['name', 'email', 'roles'],
    send: async (body) => {
      const { staffId, email } = await call(inviteStaff, { body: { ...body, roles: [...body.roles] } });
      await refresh(['list', 'staff']);
      showToast(t('studio.staff.invited', { email }));
      onClose();
      navigate(`/staff/${staffId}`);
    },
  });
  return (
    <FormDialog title={t('studio.staff.invite')} form={form} action={t('studio.staff.inviteAction')} onClose={onClose}>
      <p className="hint">{t('studio.staff.inviteHow')}</p>
      <TextField {...form.text('name')} label={t('studio.name.label')} autoFocus />
      <TextField {...form.text('email')} label={t('studio.email')} type="email" />
      <Select
        label={t('studio.language')}
        value={form.values.language}
        options={studioLanguages.map((id) => ({ id, label: languageNames[id] }))}
        onChange={(chosen) => form.set('language', chosen as StudioLanguage)}
      />
      <RoleChoice
        roles={roles}
        chosen={form.values.roles}
        onChange={(chosen) => form.set('roles', chosen)}
        error={form.errors.roles}
      />
    </FormDialog>
  );
}
