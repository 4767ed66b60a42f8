import type { ReactNode } from 'react';

/** What stands where there is nothing: what that means and what to do first. */
export function Nothing({ title, children }: Readonly<{ title: string; children?: ReactNode }>) {
  return (
    <div className="nothing">
      <p className="nothing-title">{title}</p>
      {children}
    </div>
  );
}
