import type { SelectHTMLAttributes } from 'react';
import { Icon } from '../icons/icon.tsx';
import { classes } from '../layout/classes.ts';
import { controlLook, Field, type FieldProps } from './field.tsx';

export type SelectOption = Readonly<{ value: string; label: string; disabled?: boolean }>;

export type SelectProps = Omit<SelectHTMLAttributes<HTMLSelectElement>, 'children'> &
  Omit<FieldProps, 'children'> &
  Readonly<{ options: readonly SelectOption[]; placeholder?: string }>;

/** A native select. */
export function Select(props: SelectProps) {
  const { label, hint, error, optionalLabel, className, required, id, options, placeholder, ...rest } = props;
  return (
    <Field {...{ label, hint, error, optionalLabel, required, id }} className={className}>
      {(control) => (
        <span className="relative block">
          <select {...rest} {...control} className={classes(controlLook, 'appearance-none pr-10')}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" className="pointer-events-none absolute inset-y-0 right-3 my-auto size-5" />
        </span>
      )}
    </Field>
  );
}
