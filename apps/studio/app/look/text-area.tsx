import { TextArea as Area, TextField as Base, FieldError, Label, Text } from 'react-aria-components';

export type TextAreaProps = Readonly<{
  label: string;
  name: string;
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
  hint?: string | undefined;
  rows: number;
  maxLength?: number | undefined;
  isRequired?: boolean;
}>;

/** A field of several lines. */
export function TextArea({ label, hint, error, rows, maxLength, isRequired = false, ...props }: TextAreaProps) {
  return (
    <Base
      {...props}
      {...(maxLength === undefined ? {} : { maxLength })}
      className="field"
      isRequired={isRequired}
      isInvalid={error !== undefined}
      validationBehavior="aria"
    >
      <Label className="label">{label}</Label>
      <Area className="input text-area" rows={rows} />
      {hint === undefined ? undefined : (
        <Text slot="description" className="hint">
          {hint}
        </Text>
      )}
      <FieldError className="field-error">{error}</FieldError>
    </Base>
  );
}
