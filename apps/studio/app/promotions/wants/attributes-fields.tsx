import { useWords } from '../../words/words.ts';
import { ChoicesField } from '../choices-field.tsx';
import type { TypedAttributes } from './attributes.ts';
import { useChoices } from './use-choices.ts';

type AttributesFieldsProps = Readonly<{
  value: TypedAttributes;
  onChange: (chosen: Partial<TypedAttributes>) => void;
}>;

/** What goods have to be like. */
export function AttributesFields({ value, onChange }: AttributesFieldsProps) {
  const { t } = useWords();
  return (useChoices()?.attributes ?? []).map(({ kind, words }) => (
    <ChoicesField
      key={kind}
      legend={t(`studio.promotions.wants.attribute.${kind}`)}
      hint={t('studio.promotions.noneIsAll')}
      options={words.map((word) => ({ id: word.id, label: word.name }))}
      value={value[kind]}
      onChange={(chosen) => onChange({ [kind]: chosen })}
    />
  ));
}
