import { Checkbox } from '../look/checkbox.tsx';
import { FieldProblem } from './amounts-field.tsx';

type ChoicesFieldProps = Readonly<{
  legend: string;
  hint?: string;
  options: readonly Readonly<{ id: string; label: string }>[];
  value: readonly string[];
  error?: string | undefined;
  onChange: (value: readonly string[]) => void;
}>;

/** Any of several choices. */
export function ChoicesField({ legend, hint, options, value, error, onChange }: ChoicesFieldProps) {
  return (
    <fieldset className="group">
      <legend>{legend}</legend>
      {hint === undefined ? undefined : <p className="hint">{hint}</p>}
      <FieldProblem error={error} />
      <div className="field-row">
        {options.map(({ id, label }) => (
          <Checkbox
            key={id}
            label={label}
            isSelected={value.includes(id)}
            onChange={(isSelected) => onChange(isSelected ? [...value, id] : value.filter((one) => one !== id))}
          />
        ))}
      </div>
    </fieldset>
  );
}
