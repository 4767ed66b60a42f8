import { TextField } from '../look/text-field.tsx';
import { FieldGroup } from './field-group.tsx';
import { currencies, type TypedAmounts } from './typed-amounts.ts';

type AmountsFieldProps = Readonly<{
  legend: string;
  hint?: string;
  name: string;
  value: TypedAmounts;
  error?: string | undefined;
  onChange: (value: TypedAmounts) => void;
}>;

/** An amount for each currency; where one is empty, the promotion does not hold. */
export function AmountsField({ legend, hint, name, value, error, onChange }: AmountsFieldProps) {
  return (
    <FieldGroup legend={legend} hint={hint} error={error}>
      {currencies.map((currency) => (
        <TextField
          key={currency}
          label={currency}
          name={`${name}.${currency}`}
          value={value[currency]}
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          onChange={(amount) => onChange({ ...value, [currency]: amount })}
        />
      ))}
    </FieldGroup>
  );
}
