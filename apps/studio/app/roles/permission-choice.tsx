import type { Permission } from '@eyelet/contracts/callers/permissions.ts';
import { Check } from 'lucide-react';
import { Checkbox } from '../look/checkbox.tsx';
import { useMe } from '../session/me.ts';
import { permissionWords } from '../words/names.ts';
import { useWords } from '../words/words.ts';
import { permissionGroups, permissionsIn } from './permission-groups.ts';

type PermissionChoiceProps = Readonly<{
  chosen: readonly Permission[];
  /** Without it, the permissions are shown only. */
  onChange?: (permissions: readonly Permission[]) => void;
  error?: string | undefined;
}>;

/** Permissions by group, each with what it allows. Those that the signed-in person lacks cannot be given. */
export function PermissionChoice({ chosen, onChange, error }: PermissionChoiceProps) {
  const { t } = useWords();
  const me = useMe();
  return (
    <div className="permission-groups">
      {error === undefined ? undefined : (
        <p className="field-error" role="alert">
          {error}
        </p>
      )}
      {permissionGroups.map((group) => {
        const permissions = permissionsIn(group).filter((one) => onChange || chosen.includes(one));
        if (permissions.length === 0) return undefined;
        return (
          <fieldset key={group.id} className="group">
            <legend>{t(group.title)}</legend>
            {permissions.map((permission) => {
              const { name, description } = permissionWords(t, permission);
              if (!onChange) {
                return (
                  <div key={permission} className="permission">
                    <Check aria-hidden size={14} />
                    <p>
                      {name} <span className="hint">{description}</span>
                    </p>
                  </div>
                );
              }
              return (
                <Checkbox
                  key={permission}
                  label={name}
                  hint={description}
                  isSelected={chosen.includes(permission)}
                  isDisabled={!me.permissions.includes(permission)}
                  onChange={(isSelected) =>
                    onChange(isSelected ? [...chosen, permission] : chosen.filter((one) => one !== permission))
                  }
                />
              );
            })}
          </fieldset>
        );
      })}
    </div>
  );
}
