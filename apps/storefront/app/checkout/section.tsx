import type { ReactNode } from 'react';

export type SectionProps = Readonly<{ title: string; className?: string | undefined; children: ReactNode }>;

/** A part of a step under a heading. */
export function Section({ title, className = '', children }: SectionProps) {
  return (
    <section className={`border-t border-drift pt-6 ${className}`}>
      <h3 className="mb-5 text-18 font-medium">{title}</h3>
      {children}
    </section>
  );
}
