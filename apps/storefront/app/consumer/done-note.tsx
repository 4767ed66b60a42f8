import { Icon } from '@eyelet/ui/icons/icon.tsx';
import type { ReactNode } from 'react';

/** The success message above a form. */
export function DoneNote({ children }: Readonly<{ children: ReactNode }>) {
  return (
    <p role="status" className="mb-6 flex items-start gap-3 border-l-2 border-kelp bg-paper p-4">
      <Icon name="check" className="size-5 shrink-0 text-kelp" />
      <span>{children}</span>
    </p>
  );
}
