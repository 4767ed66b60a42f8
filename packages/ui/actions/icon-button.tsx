import type { ButtonHTMLAttributes } from 'react';
import { Icon, type IconName } from '../icons/icon.tsx';
import { classes } from '../layout/classes.ts';

export type IconButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> &
  Readonly<{ icon: IconName; label: string }>;

export const iconButtonLook = 'icon-button';

/** What lies under the drawing of a button on a picture, so that it can be seen on dark goods as well. */
export const onPicture = 'on-picture';

/** A square button with a drawing; `label` is its name. */
export function IconButton({ icon, label, className, ...rest }: IconButtonProps) {
  return (
    <button type="button" aria-label={label} {...rest} className={classes(iconButtonLook, className)}>
      <Icon name={icon} />
    </button>
  );
}
