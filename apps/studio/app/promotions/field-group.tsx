import { type ReactNode, useId } from 'react';

type FieldGroupProps = Readonly<{
  legend: string;
  hint?: string | undefined;
  error?: string | undefined;
  children: ReactNode;
}>;

/** Fields that say one thing together, with what is wrong with it. */
export function FieldGroup({ legend, hint, error, children }: FieldGroupProps) {
  const id = useId();
  return (
    <fieldset className="group" {...(hint === undefined ? {} : { 'aria-describedby': id })}>
      <legend>{legend}</legend>
      {hint === undefined ? undefined : (
        <p id={id} className="hint">
          {hint}
        </p>
      )}
      <FieldProblem error={error} />
      <div className="field-row">{children}</div>
    </fieldset>
  );
}

/** What is wrong with a group of fields. */
export function FieldProblem({ error }: Readonly<{ error: string | undefined }>) {
  if (error === undefined) return undefined;
  return (
    <p className="field-error" role="alert">
      {error}
    </p>
  );
}
