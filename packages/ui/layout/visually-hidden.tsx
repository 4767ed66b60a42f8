import type { ReactNode } from 'react';

/** Text for assistive technology only. */
export function VisuallyHidden({ children, id }: Readonly<{ children: ReactNode; id?: string }>) {
  return (
    <span id={id} className="sr-only">
      {children}
    </span>
  );
}
