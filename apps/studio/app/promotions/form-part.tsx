import { type ReactNode, useId } from 'react';

type FormPartProps = Readonly<{ title: string; hint?: string; children: ReactNode }>;

/** A part of a long form, with its own heading. */
export function FormPart({ title, hint, children }: FormPartProps) {
  const id = useId();
  return (
    <section className="form-part" aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {hint === undefined ? undefined : <p className="hint">{hint}</p>}
      {children}
    </section>
  );
}
