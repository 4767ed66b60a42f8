import type { InputHTMLAttributes } from 'react';
import { classes } from '../layout/classes.ts';
import { controlLook, Field, type FieldProps } from './field.tsx';

export type TextInputProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'children'> & Omit<FieldProps, 'children'>;

/** A single-line text input. `className` sets the width to match the content. */
export function TextInput({ label, hint, error, optionalLabel, className, required, id, ...rest }: TextInputProps) {
  return (
    <Field {...{ label, hint, error, optionalLabel, required, id }} className={className}>
      {(control) => <input type="text" {...rest} {...control} className={controlLook} />}
    </Field>
  );
}

export type TextAreaProps = Omit<FieldProps, 'children'> &
  Readonly<{ name: string; rows?: number; maxLength?: number; defaultValue?: string }>;

/** A multi-line text input. */
export function TextArea({
  label,
  hint,
  error,
  optionalLabel,
  className,
  required,
  id,
  rows = 4,
  ...rest
}: TextAreaProps) {
  return (
    <Field {...{ label, hint, error, optionalLabel, required, id }} className={className}>
      {(control) => <textarea {...rest} {...control} rows={rows} className={classes(controlLook, 'h-auto py-3')} />}
    </Field>
  );
}
