import type { ButtonHTMLAttributes } from 'react';
import { Icon, type IconName } from '../icons/icon.tsx';
import { classes } from '../layout/classes.ts';

export type IconButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> &
  Readonly<{ icon: IconName; label: string }>;

export const iconButtonLook = 'icon-button';

/** The background of a button on a picture, so that it is visible on dark goods as well. */
export const onPicture = 'on-picture';

/** A square button with an icon; `label` is its accessible name. */
export function IconButton({ icon, label, className, ...rest }: IconButtonProps) {
  return (
    <button type="button" aria-label={label} {...rest} className={classes(iconButtonLook, className)}>
      <Icon name={icon} />
    </button>
  );
}
