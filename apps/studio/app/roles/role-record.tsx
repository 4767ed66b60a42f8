import { removeRole } from '@eyelet/contracts/roles/remove.ts';
import type { StaffRole } from '@eyelet/contracts/roles/role.ts';
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { Badge } from '../look/badge.tsx';
import { Button } from '../look/button.tsx';
import { Confirm } from '../look/confirm.tsx';
import { Notice } from '../look/notice.tsx';
import { showToast } from '../look/toasts.ts';
import { Record } from '../record/record.tsx';
import { Facts, Section } from '../record/section.tsx';
import { Timeline } from '../record/timeline.tsx';
import { call } from '../session/api.ts';
import { useMe, usePermission } from '../session/me.ts';
import { useRoles } from '../session/roles.ts';
import { roleDescription, roleName } from '../words/names.ts';
import { useWords } from '../words/words.ts';
import { rolesChanged } from './changed.ts';
import { PermissionChoice } from './permission-choice.tsx';
import { RoleForm } from './role-form.tsx';

export function RoleRecord() {
  const { t } = useWords();
  const { roleId = '' } = useParams();
  const may = usePermission();
  const me = useMe();
  const roles = useRoles();
  const role = roles?.find((one) => one.roleId === roleId);
  const from = { path: '/roles', label: t('studio.roles.title') };
  if (!role) {
    return (
      <Record title={t('studio.role')} from={from}>
        {roles ? <Notice tone="bad">{t('error.STF404')}</Notice> : undefined}
      </Record>
    );
  }
  const isMine = may('roles.manage') && !role.builtIn && role.permissions.every((one) => me.permissions.includes(one));
  return (
    <Record
      title={roleName(t, role)}
      from={from}
      state={
        <Badge tone={role.builtIn ? 'neutral' : 'info'}>
          {t(role.builtIn ? 'studio.roles.builtIn' : 'studio.roles.own')}
        </Badge>
      }
      actions={isMine ? <Remove role={role} /> : undefined}
      side={may('audit.read') && !role.builtIn ? <Timeline kind="role" id={roleId} /> : undefined}
    >
      <Section title={t('studio.roles.details')}>
        <Facts
          facts={[
            ...(role.builtIn ? [[t('studio.roles.for'), roleDescription(t, roleId)] as const] : []),
            [
              t('studio.roles.members'),
              <Link key="members" to={`/staff?role=${roleId}`}>
                {t('studio.roles.memberCount', { count: role.members })}
              </Link>,
            ],
          ]}
        />
      </Section>
      {isMine ? (
        <RoleForm key={roleId} role={role} />
      ) : (
        <Section title={t('studio.permissions')} {...(role.builtIn ? { hint: t('studio.roles.builtInWhy') } : {})}>
          <PermissionChoice chosen={role.permissions} />
        </Section>
      )}
    </Record>
  );
}

function Remove({ role }: Readonly<{ role: StaffRole }>) {
  const { t } = useWords();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const name = roleName(t, role);
  return (
    <>
      <Button onPress={() => setAsking(true)}>{t('studio.roles.remove')}</Button>
      {isAsking ? (
        <Confirm
          title={t('studio.roles.remove')}
          action={t('studio.roles.remove')}
          isDanger
          onClose={() => setAsking(false)}
          run={async () => {
            await call(removeRole, { params: { roleId: role.roleId }, query: { version: role.version } });
            navigate('/roles');
            await rolesChanged(role.roleId);
            showToast(t('studio.roles.removed', { name }));
          }}
        >
          <p>{t('studio.roles.removeWhat', { name })}</p>
        </Confirm>
      ) : undefined}
    </>
  );
}
