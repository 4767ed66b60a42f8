import type { ReactNode } from 'react';
import { TextField } from '../look/text-field.tsx';
import { useWords } from '../words/words.ts';
import { GoodsField } from './goods-field.tsx';
import type { TypedPart } from './values.ts';

type PartFieldsProps = Readonly<{
  legend: string;
  /** Of its fields. */
  name: string;
  /** What is said while it is of nothing. */
  none: string;
  value: TypedPart;
  /** What products and categories are called, by id. */
  names: Readonly<Record<string, string>>;
  onChange: (value: TypedPart) => void;
  children?: ReactNode;
}>;

/** How many units, and of which goods. */
export function PartFields({ legend, name, none, value, names, onChange, children }: PartFieldsProps) {
  const { t } = useWords();
  return (
    <fieldset className="group">
      <legend>{legend}</legend>
      <TextField
        name={`${name}.units`}
        label={t('studio.promotions.partUnits')}
        value={value.units}
        inputMode="numeric"
        maxLength={2}
        onChange={(units) => onChange({ ...value, units })}
      />
      <GoodsField
        legend={t('studio.promotions.partGoods')}
        none={none}
        value={value}
        names={names}
        error={undefined}
        onChange={({ masterIds, categories }) => onChange({ ...value, masterIds, categories })}
      />
      {children}
    </fieldset>
  );
}
