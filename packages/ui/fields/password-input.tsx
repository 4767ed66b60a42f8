import { Field, type FieldProps } from './field.tsx';
import { PasswordControl, type PasswordControlProps } from './password-control.tsx';

export type PasswordInputProps = Omit<FieldProps, 'children' | 'required' | 'optionalLabel'> &
  Pick<PasswordControlProps, 'autoComplete' | 'showLabel'> &
  Readonly<{ name: string }>;

/** An existing password, or the repetition of a new one. */
export function PasswordInput({ name, autoComplete, showLabel, ...field }: PasswordInputProps) {
  return (
    <Field {...field} required>
      {(control) => <PasswordControl {...control} name={name} autoComplete={autoComplete} showLabel={showLabel} />}
    </Field>
  );
}
