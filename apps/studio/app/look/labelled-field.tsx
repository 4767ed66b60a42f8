import type { ReactNode } from 'react';
import { FieldError, Label, Text, TextField, type TextFieldProps } from 'react-aria-components';

export type LabelledFieldProps = Readonly<{ label: string; error?: string | undefined; hint?: string | undefined }>;

type FrameProps = LabelledFieldProps &
  Omit<TextFieldProps, 'children' | 'className' | 'isInvalid' | 'validationBehavior'> &
  Readonly<{ children: ReactNode }>;

/** A text control with its label above, and its hint and its error below, both read out with it. */
export function LabelledField({ label, error, hint, children, ...props }: FrameProps) {
  return (
    <TextField {...props} className="field" isInvalid={error !== undefined} validationBehavior="aria">
      <Label className="label">{label}</Label>
      {children}
      {hint === undefined ? undefined : (
        <Text slot="description" className="hint">
          {hint}
        </Text>
      )}
      <FieldError className="field-error">{error}</FieldError>
    </TextField>
  );
}
