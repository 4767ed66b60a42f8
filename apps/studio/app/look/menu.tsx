import type { ReactNode } from 'react';
import { Menu as Base, Button, MenuItem, MenuTrigger, Popover } from 'react-aria-components';

export type MenuAction = Readonly<{ id: string; label: string; run: () => void; isDanger?: boolean }>;

type MenuProps = Readonly<{ label: string; trigger: ReactNode; actions: readonly MenuAction[]; className?: string }>;

export function Menu({ label, trigger, actions, className = 'button button-plain' }: MenuProps) {
  return (
    <MenuTrigger>
      <Button aria-label={label} className={className}>
        {trigger}
      </Button>
      <Popover className="popover" placement="bottom end">
        <Base className="options" aria-label={label}>
          {actions.map(({ id, label: text, run, isDanger }) => (
            <MenuItem key={id} id={id} className={isDanger ? 'option option-danger' : 'option'} onAction={run}>
              {text}
            </MenuItem>
          ))}
        </Base>
      </Popover>
    </MenuTrigger>
  );
}
