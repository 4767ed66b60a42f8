import { type SelectHTMLAttributes, useEffect, useRef } from 'react';
import { Icon } from '../icons/icon.tsx';
import { classes } from '../layout/classes.ts';
import { enter } from '../loading/keep-typed.ts';
import { controlLook, Field, type FieldProps } from './field.tsx';

export type SelectOption = Readonly<{ value: string; label: string; disabled?: boolean }>;

export type SelectProps = Omit<SelectHTMLAttributes<HTMLSelectElement>, 'children'> &
  Omit<FieldProps, 'children'> &
  Readonly<{ options: readonly SelectOption[]; placeholder?: string }>;

/** A native select. */
export function Select(props: SelectProps) {
  const { label, hint, error, optionalLabel, className, required, id, options, placeholder, ...rest } = props;
  const select = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    const { current } = select;
    const rendered = rest.value ?? rest.defaultValue;
    const early = current?.value;
    // A choice made before scripts had loaded is reported after the event that loaded them has ended: React answers
    // each change by writing its own value, and a second change within the first would report that value.
    if (early !== undefined && rendered !== undefined && early !== rendered) setTimeout(enter, 0, current, early);
  }, []);
  return (
    <Field {...{ label, hint, error, optionalLabel, required, id }} className={className}>
      {(control) => (
        <span className="relative block">
          <select ref={select} {...rest} {...control} className={classes(controlLook, 'appearance-none pr-10')}>
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
