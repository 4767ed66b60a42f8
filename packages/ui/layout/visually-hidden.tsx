import type { ReactNode } from 'react';

/** Text for those who listen, not seen. */
export function VisuallyHidden({ children, id }: Readonly<{ children: ReactNode; id?: string }>) {
  return (
    <span id={id} className="sr-only">
      {children}
    </span>
  );
}
