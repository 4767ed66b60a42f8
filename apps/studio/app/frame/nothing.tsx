import type { ReactNode } from 'react';

/** The empty state of a list: what that means and what to do first. */
export function Nothing({ title, children }: Readonly<{ title: string; children?: ReactNode }>) {
  return (
    <div className="nothing">
      <p className="nothing-title">{title}</p>
      {children}
    </div>
  );
}
