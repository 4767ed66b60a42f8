import type { PromotionChoices } from '@eyelet/contracts/promotion-desk/read-choices.ts';
import { X } from 'lucide-react';
import { Button } from '../../look/button.tsx';
import { Select } from '../../look/select.tsx';
import { useWords } from '../../words/words.ts';

type StoresFieldProps = Readonly<{
  value: readonly string[];
  stores: PromotionChoices['stores'];
  names: Readonly<Record<string, string>>;
  onChange: (value: readonly string[]) => void;
}>;

/** The stores that a promotion is kept to; none: it is not about stores. */
export function StoresField({ value, stores, names, onChange }: StoresFieldProps) {
  const { t } = useWords();
  const nameOf = (id: string) => stores.find((store) => store.id === id)?.name ?? (names[id] || id);
  const others = stores.filter(({ id }) => !value.includes(id));
  return (
    <>
      <ul className="plain-list">
        {value.map((id) => (
          <li key={id} className="line">
            <span className="grow wraps">{nameOf(id)}</span>
            <Button
              kind="quiet"
              isSquare
              aria-label={t('studio.editor.takeOut', { name: nameOf(id) })}
              onPress={() => onChange(value.filter((one) => one !== id))}
            >
              <X aria-hidden size={14} />
            </Button>
          </li>
        ))}
      </ul>
      <Select
        label={t('studio.promotions.wants.addStore')}
        value=""
        options={others.map(({ id, name }) => ({ id, label: name }))}
        onChange={(id) => onChange([...value, id])}
      />
    </>
  );
}
