import { Plus, Trash2 } from 'lucide-react';
import { Button } from '../look/button.tsx';
import { useWords } from '../words/words.ts';
import { FoldedGroup } from './folded-group.tsx';
import { PartFields } from './part-fields.tsx';
import { emptyPart, sidesOf, type TypedPart } from './values.ts';
import { hasAttributes } from './wants/attributes.ts';
import { AttributesFields } from './wants/attributes-fields.tsx';

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
        const legend = t('studio.promotions.part', { number: index + 1 });
        return (
          // Parts have no names of their own, and are what stands in their place.
          <PartFields
            key={index}
            legend={legend}
            name={`parts.${index}`}
            none={t('studio.promotions.partGoodsHint')}
            value={part}
            names={names}
            onChange={(next) => onChange(value.with(index, next))}
          >
            <div>
              <Button
                aria-label={t('studio.editor.takeOut', { name: legend })}
                onPress={() => onChange(value.toSpliced(index, 1))}
              >
                <Trash2 aria-hidden size={14} />
              </Button>
            </div>
          </PartFields>
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

/** The two sides of a benefit on other goods: what is bought, and what is reduced for it. */
export function SidesFields({ value, names, onChange }: PartsFieldsProps) {
  const { t } = useWords();
  const [bought, got] = sidesOf(value);
  return (
    <>
      <PartFields
        legend={t('studio.promotions.bought')}
        name="parts.0"
        none={t('studio.promotions.boughtHint')}
        value={bought}
        names={names}
        onChange={(next) => onChange([next, got])}
      >
        <SideAttributes value={bought} onChange={(next) => onChange([next, got])} />
      </PartFields>
      <PartFields
        legend={t('studio.promotions.got')}
        name="parts.1"
        none={t('studio.promotions.gotHint')}
        value={got}
        names={names}
        onChange={(next) => onChange([bought, next])}
      >
        <SideAttributes value={got} onChange={(next) => onChange([bought, next])} />
      </PartFields>
    </>
  );
}

/** What the goods of a side have to be like; most sides are of all goods that they name. */
function SideAttributes({ value, onChange }: Readonly<{ value: TypedPart; onChange: (value: TypedPart) => void }>) {
  const { t } = useWords();
  const { attributes } = value;
  return (
    <FoldedGroup title={t('studio.promotions.wants.attributes')} isSet={hasAttributes(attributes)}>
      <AttributesFields
        value={attributes}
        onChange={(chosen) => onChange({ ...value, attributes: { ...attributes, ...chosen } })}
      />
    </FoldedGroup>
  );
}
