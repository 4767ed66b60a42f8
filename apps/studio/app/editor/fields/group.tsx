import { type ReactNode, useId } from 'react';

type GroupProps = Readonly<{ label: string; hint: string | undefined; children: ReactNode }>;

/** Fields that belong together, with a hint that is read out with their name. */
export function Group({ label, hint, children }: GroupProps) {
  const id = useId();
  return (
    <fieldset className="fields" {...(hint === undefined ? {} : { 'aria-describedby': id })}>
      <legend>{label}</legend>
      {hint === undefined ? undefined : (
        <p id={id} className="hint">
          {hint}
        </p>
      )}
      <div className="stack">{children}</div>
    </fieldset>
  );
}
