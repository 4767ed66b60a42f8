import { TextArea } from '../look/text-area.tsx';
import { TextField } from '../look/text-field.tsx';
import { useWords } from '../words/words.ts';
import { type Field, isFilled, type TypedSeller } from './control-of.ts';

type SellerControlProps = Readonly<{
  fields: readonly Field[];
  name: string;
  does: string;
  typed: TypedSeller;
  onChange: (typed: TypedSeller) => void;
  error: string | undefined;
}>;

/** Who sells in a country: a group of fields, with what is wrong beside the field that it is about. */
export function SellerControl({ fields, name, does, typed, onChange, error }: SellerControlProps) {
  const { t } = useWords();
  return (
    <fieldset className="stack-tight setting-fields">
      <legend className="label">{name}</legend>
      <p className="hint">{does}</p>
      {fields.map((field) => {
        const text = typed[field.name];
        const hint = t(`studio.seller.${field.name}What`);
        const problem = text.trim() === '' ? t('studio.error.required') : hint;
        const shared = {
          label: t(`studio.seller.${field.name}`),
          hint,
          name: field.name,
          value: text,
          onChange: (next: string) => onChange({ ...typed, [field.name]: next }),
          error: error === undefined || isFilled(field, text) ? undefined : problem,
          isRequired: !field.isOptional,
        };
        return field.mostLines > 1 ? (
          <TextArea key={field.name} {...shared} rows={4} />
        ) : (
          <TextField key={field.name} {...shared} maxLength={field.maxLength} />
        );
      })}
      {error === undefined ? undefined : (
        <p className="field-error" role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
