import type { InputHTMLAttributes, KeyboardEvent } from 'react';
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
    /** What Enter does instead of sending the form around it, such as adding what a scanner has typed. */
    onEnter?: () => void;
  }>;

/** A field of one line. */
export function TextField({ inputMode, maxLength, onEnter, ...props }: TextFieldProps) {
  const keys = onEnter && {
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter') return;
      event.preventDefault();
      onEnter();
    },
  };
  return (
    <LabelledField
      {...props}
      {...keys}
      {...(inputMode ? { inputMode } : {})}
      {...(maxLength === undefined ? {} : { maxLength })}
    >
      <Input className="input" />
    </LabelledField>
  );
}
