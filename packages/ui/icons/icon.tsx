import { type IconName, paths } from './paths.ts';

export type { IconName };

/** A hairline drawing on a 24 unit square; decorative, so a label has to stand beside it. */
export function Icon({ name, className = 'size-6' }: Readonly<{ name: IconName; className?: string }>) {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.4"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={`shrink-0 ${className}`}
    >
      <path d={paths[name]} />
    </svg>
  );
}
