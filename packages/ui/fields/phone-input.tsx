import { useState } from 'react';
import type { FieldProps } from './field.tsx';
import { phoneMask } from './mask.ts';
import { MaskedInput } from './masked-input.tsx';
import { Select } from './select.tsx';

export type PhoneInputProps = Omit<FieldProps, 'children'> &
  Readonly<{
    name: string;
    /** Name of the dial code in the form. */
    dialCodeName: string;
    dialCodeLabel: string;
    dialCodes: readonly string[];
    defaultDialCode: string;
    defaultValue?: string;
    onValue?: (masked: string) => void;
    onDialCode?: (dialCode: string) => void;
  }>;

/** Outside North America numbers may be longer than the mask; typed digits are never cut. */
const furtherDigits = 'XXX';

/** A dial code and a number in its mask (B5.6.02). */
export function PhoneInput(props: PhoneInputProps) {
  const { name, dialCodeName, dialCodeLabel, dialCodes, defaultDialCode, onDialCode, className, ...field } = props;
  const [dialCode, setDialCode] = useState(defaultDialCode);
  return (
    <div className={`grid grid-cols-[7rem_1fr] items-start gap-3 ${className ?? ''}`}>
      <Select
        label={dialCodeLabel}
        name={dialCodeName}
        autoComplete="tel-country-code"
        options={dialCodes.map((code) => ({ value: code, label: `+${code}` }))}
        value={dialCode}
        onChange={(event) => {
          setDialCode(event.currentTarget.value);
          onDialCode?.(event.currentTarget.value);
        }}
      />
      <MaskedInput
        {...field}
        name={name}
        mask={dialCode === '1' ? phoneMask(dialCode) : `${phoneMask(dialCode)}${furtherDigits}`}
        inputMode="tel"
        type="tel"
        autoComplete="tel-national"
      />
    </div>
  );
}
