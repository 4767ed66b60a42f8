import type { InputHTMLAttributes } from 'react';
import { TextField as Base, FieldError, Input, Label, Text } from 'react-aria-components';

export type TextFieldProps = Readonly<{
  label: string;
  name: string;
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
  hint?: string | undefined;
  type?: 'text' | 'email' | 'password' | 'date' | 'datetime-local';
  autoComplete?: string;
  inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode'];
  maxLength?: number | undefined;
  isRequired?: boolean;
  isReadOnly?: boolean;
  autoFocus?: boolean;
}>;

export function TextField({ label, hint, error, inputMode, isRequired = false, ...props }: TextFieldProps) {
  return (
    <Base
      {...props}
      {...(inputMode ? { inputMode } : {})}
      {...(props.maxLength === undefined ? { maxLength: undefined } : {})}
      className="field"
      isRequired={isRequired}
      isInvalid={error !== undefined}
      validationBehavior="aria"
    >
      <Label className="label">{label}</Label>
      <Input className="input" />
      {hint === undefined ? undefined : (
        <Text slot="description" className="hint">
          {hint}
        </Text>
      )}
      <FieldError className="field-error">{error}</FieldError>
    </Base>
  );
}
