import { type ReturnableItem, type ReturnReason, returnReasons } from '@eyelet/contracts/returns/return.ts';
import { Select } from '../look/select.tsx';
import { useWords } from '../words/words.ts';

/** Units that are brought of items, and why, by the id of the item. */
export type Wishes = Readonly<Record<string, Readonly<{ qty: number; reason: ReturnReason }>>>;

const unchosen = { qty: 0, reason: 'other' } as const;

/** What was chosen of the items that can be returned. */
export function broughtOf(items: readonly ReturnableItem[], wishes: Wishes) {
  return items.flatMap(({ itemId }) => {
    const { qty, reason } = wishes[itemId] ?? unchosen;
    return qty > 0 ? [{ itemId, qty, reason }] : [];
  });
}

type BroughtItemsProps = Readonly<{
  items: readonly ReturnableItem[];
  wishes: Wishes;
  onChange: (wishes: Wishes) => void;
}>;

/** Chooses what of an order somebody has brought, and why. */
export function BroughtItems({ items, wishes, onChange }: BroughtItemsProps) {
  const { t } = useWords();
  return items.map(({ itemId, name, colour, size, qty }) => {
    const wish = wishes[itemId] ?? unchosen;
    return (
      <fieldset key={itemId} className="decide-item">
        <legend>{`${name}, ${colour}, ${size}`}</legend>
        <Select
          label={t('studio.returns.take.units')}
          value={String(wish.qty)}
          options={Array.from({ length: qty + 1 }, (_, id) => ({ id: String(id), label: String(id) }))}
          onChange={(count) => onChange({ ...wishes, [itemId]: { ...wish, qty: Number(count) } })}
        />
        <Select
          label={t('studio.returns.reason')}
          value={wish.reason}
          options={returnReasons.map((id) => ({ id, label: t(`studio.returns.reason.${id}`) }))}
          onChange={(id) => {
            const reason = returnReasons.find((known) => known === id) ?? 'other';
            onChange({ ...wishes, [itemId]: { ...wish, reason } });
          }}
        />
      </fieldset>
    );
  });
}
