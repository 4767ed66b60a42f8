import { Plus, Trash2 } from 'lucide-react';
import { Button } from '../look/button.tsx';
import { TextField } from '../look/text-field.tsx';
import { useWords } from '../words/words.ts';
import { GoodsField } from './goods-field.tsx';
import { emptyPart, type TypedPart } from './values.ts';

type PartsFieldsProps = Readonly<{
  value: readonly TypedPart[];
  /** What products and categories are called, by id. */
  names: Readonly<Record<string, string>>;
  onChange: (value: readonly TypedPart[]) => void;
}>;

/** The parts of a bundle: how many units, and of which goods. */
export function PartsFields({ value, names, onChange }: PartsFieldsProps) {
  const { t } = useWords();
  return (
    <>
      {value.map((part, index) => {
        const name = t('studio.promotions.part', { number: index + 1 });
        const change = (members: Partial<TypedPart>) => onChange(value.with(index, { ...part, ...members }));
        return (
          // Parts have no names of their own, and are what stands in their place.
          <fieldset className="group" key={`${index}`}>
            <legend>{name}</legend>
            <TextField
              name={`parts.${index}.units`}
              label={t('studio.promotions.partUnits')}
              value={part.units}
              inputMode="numeric"
              maxLength={2}
              onChange={(units) => change({ units })}
            />
            <GoodsField
              legend={t('studio.promotions.partGoods')}
              none={t('studio.promotions.partGoodsHint')}
              value={part}
              names={names}
              error={undefined}
              onChange={({ masterIds, categories }) => change({ masterIds, categories })}
            />
            <div>
              <Button
                aria-label={t('studio.editor.takeOut', { name })}
                onPress={() => onChange(value.toSpliced(index, 1))}
              >
                <Trash2 aria-hidden size={14} />
              </Button>
            </div>
          </fieldset>
        );
      })}
      <div>
        <Button onPress={() => onChange([...value, emptyPart])}>
          <Plus aria-hidden size={14} />
          {t('studio.promotions.addPart')}
        </Button>
      </div>
    </>
  );
}
