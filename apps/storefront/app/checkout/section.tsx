import type { ReactNode } from 'react';

/** A part of a step under a heading. */
export function Section({ title, children }: Readonly<{ title: string; children: ReactNode }>) {
  return (
    <section className="border-t border-drift pt-6">
      <h3 className="mb-5 text-18 font-medium">{title}</h3>
      {children}
    </section>
  );
}
