import { useId, useState } from 'react';
import { Field, type FieldProps } from './field.tsx';
import { PasswordControl } from './password-control.tsx';
import { PasswordRules } from './password-rules.tsx';

export type NewPasswordInputProps = Omit<FieldProps, 'children' | 'required' | 'optionalLabel'> &
  Readonly<{ name: string; defaultValue?: string; showLabel: string }>;

/** A new password with its rules below, which are ticked while typing (B5.3.02). */
export function NewPasswordInput({ name, defaultValue = '', showLabel, ...field }: NewPasswordInputProps) {
  const [value, setValue] = useState(defaultValue);
  const rules = useId();
  return (
    <Field {...field} required>
      {(control) => (
        <>
          <PasswordControl
            {...control}
            name={name}
            autoComplete="new-password"
            defaultValue={defaultValue}
            onInput={(event) => setValue(event.currentTarget.value)}
            aria-describedby={[control['aria-describedby'], rules].filter(Boolean).join(' ')}
            showLabel={showLabel}
          />
          <PasswordRules id={rules} value={value} />
        </>
      )}
    </Field>
  );
}
