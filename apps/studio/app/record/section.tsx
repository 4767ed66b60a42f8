import { type ReactNode, useId } from 'react';

type SectionProps = Readonly<{ title: string; hint?: string; actions?: ReactNode; children: ReactNode }>;

export function Section({ title, hint, actions, children }: SectionProps) {
  const id = useId();
  return (
    <section className="section" aria-labelledby={id}>
      <div className="section-head">
        <h2 id={id}>{title}</h2>
        {actions}
      </div>
      {hint === undefined ? undefined : <p className="hint">{hint}</p>}
      {children}
    </section>
  );
}

/** What is known of a record, name by name. */
export function Facts({ facts }: Readonly<{ facts: readonly (readonly [label: string, value: ReactNode])[] }>) {
  return (
    <dl className="facts">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
