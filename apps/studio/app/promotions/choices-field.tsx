import { Checkbox } from '../look/checkbox.tsx';
import { FieldGroup } from './field-group.tsx';

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
    <FieldGroup legend={legend} hint={hint} error={error}>
      {options.map(({ id, label }) => (
        <Checkbox
          key={id}
          label={label}
          isSelected={value.includes(id)}
          onChange={(isSelected) => onChange(isSelected ? [...value, id] : value.filter((one) => one !== id))}
        />
      ))}
    </FieldGroup>
  );
}
