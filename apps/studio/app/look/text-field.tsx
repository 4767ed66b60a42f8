import type { InputHTMLAttributes } from 'react';
import { Input } from 'react-aria-components';
import { LabelledField, type LabelledFieldProps } from './labelled-field.tsx';

export type TextFieldProps = LabelledFieldProps &
  Readonly<{
    name: string;
    value: string;
    onChange: (value: string) => void;
    type?: 'text' | 'email' | 'password' | 'date' | 'datetime-local' | 'time';
    autoComplete?: string;
    inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode'];
    maxLength?: number | undefined;
    isRequired?: boolean;
    isReadOnly?: boolean;
    autoFocus?: boolean;
  }>;

/** A field of one line. */
export function TextField({ inputMode, maxLength, ...props }: TextFieldProps) {
  return (
    <LabelledField {...props} {...(inputMode ? { inputMode } : {})} {...(maxLength === undefined ? {} : { maxLength })}>
      <Input className="input" />
    </LabelledField>
  );
}
