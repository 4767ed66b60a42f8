import type { AnyItemKind } from '@eyelet/blocks/items/item-kind.ts';
import { Select } from '../../look/select.tsx';
import { useWords } from '../../words/words.ts';
import type { Head } from '../data.ts';
import { MarketsField } from './markets-field.tsx';

type HeadFieldsProps = Readonly<{
  layouts: NonNullable<AnyItemKind['layouts']>;
  value: Head;
  onChange: (value: Head) => void;
}>;

/** What holds for an item as a whole: its layout, where its kind has several, and the markets that it is for. */
export function HeadFields({ layouts, value, onChange }: HeadFieldsProps) {
  const { t } = useWords();
  const options = Object.entries(layouts).map(([id, label]) => ({ id, label: t(label) }));
  const usual = options[0]?.id;
  return (
    <div className="stack">
      {usual === undefined ? undefined : (
        <Select
          label={t('blocks.field.layout')}
          value={value.layout ?? usual}
          options={options}
          onChange={(layout) => onChange({ ...value, layout })}
        />
      )}
      <MarketsField
        value={value.onlyIn}
        onChange={(markets) => {
          const { onlyIn: _, ...others } = value;
          onChange(markets === undefined ? others : { ...others, onlyIn: markets as string[] });
        }}
      />
    </div>
  );
}
