import { TextField } from '../look/text-field.tsx';
import { currencies, type TypedAmounts } from './values.ts';

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
    <fieldset className="group">
      <legend>{legend}</legend>
      {hint === undefined ? undefined : <p className="hint">{hint}</p>}
      <FieldProblem error={error} />
      <div className="field-row">
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
      </div>
    </fieldset>
  );
}

/** What is wrong with a group of fields. */
export function FieldProblem({ error }: Readonly<{ error: string | undefined }>) {
  if (error === undefined) return undefined;
  return (
    <p className="field-error" role="alert">
      {error}
    </p>
  );
}
