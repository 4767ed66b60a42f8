import type { StaffRole } from '@eyelet/contracts/roles/role.ts';
import { useId } from 'react';
import { Checkbox } from '../look/checkbox.tsx';
import { useMe } from '../session/me.ts';
import { roleDescription, roleName } from '../words/names.ts';
import { useWords } from '../words/words.ts';

type RoleChoiceProps = Readonly<{
  roles: readonly StaffRole[];
  chosen: readonly string[];
  onChange: (roles: readonly string[]) => void;
  error?: string | undefined;
  /** Where a title beside says already what is chosen. */
  isTitled?: boolean;
}>;

/** Checkboxes of roles. Those with permissions that the signed-in person lacks cannot be given. */
export function RoleChoice({ roles, chosen, onChange, error, isTitled = false }: RoleChoiceProps) {
  const { t } = useWords();
  const { permissions } = useMe();
  const id = useId();
  const mayGive = (role: StaffRole) => role.permissions.every((one) => permissions.includes(one));
  return (
    <fieldset className="group" {...(error === undefined ? {} : { 'aria-describedby': id })}>
      <legend className={isTitled ? 'legend-hidden' : undefined}>{t('studio.roles.title')}</legend>
      {roles.map((role) => (
        <Checkbox
          key={role.roleId}
          label={roleName(t, role)}
          hint={mayGive(role) ? roleDescription(t, role.roleId) : t('studio.staff.mayNotGive')}
          isSelected={chosen.includes(role.roleId)}
          isDisabled={!mayGive(role)}
          onChange={(isSelected) =>
            onChange(isSelected ? [...chosen, role.roleId] : chosen.filter((one) => one !== role.roleId))
          }
        />
      ))}
      {error === undefined ? undefined : (
        <p id={id} className="field-error">
          {error}
        </p>
      )}
    </fieldset>
  );
}
