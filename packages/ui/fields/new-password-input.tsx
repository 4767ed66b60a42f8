import { useId, useState } from 'react';
import { controlLook, Field, type FieldProps } from './field.tsx';
import { PasswordRules } from './password-rules.tsx';

export type NewPasswordInputProps = Omit<FieldProps, 'children' | 'required' | 'optionalLabel'> &
  Readonly<{ name: string; defaultValue?: string }>;

/** A password to be chosen, with its rules beneath, which tick while one types (B5.3.02). */
export function NewPasswordInput({ name, defaultValue = '', ...field }: NewPasswordInputProps) {
  const [value, setValue] = useState(defaultValue);
  const rules = useId();
  return (
    <Field {...field} required>
      {(control) => (
        <>
          <input
            {...control}
            type="password"
            name={name}
            autoComplete="new-password"
            defaultValue={defaultValue}
            onInput={(event) => setValue(event.currentTarget.value)}
            aria-describedby={[control['aria-describedby'], rules].filter(Boolean).join(' ')}
            className={controlLook}
          />
          <PasswordRules id={rules} value={value} />
        </>
      )}
    </Field>
  );
}
