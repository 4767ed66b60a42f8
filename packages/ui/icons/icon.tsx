import { classes } from '../layout/classes.ts';
import { type IconName, paths } from './paths.ts';

export type { IconName };

/** A line icon on a 24 unit square; decorative, so it needs a label next to it. */
export function Icon({ name, className }: Readonly<{ name: IconName; className?: string }>) {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" className={classes('icon', className)}>
      <path d={paths[name]} />
    </svg>
  );
}
