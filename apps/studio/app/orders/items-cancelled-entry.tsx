import type { TimelineEntry } from '@eyelet/contracts/order-desk/timeline.ts';
import { money } from '../words/money.ts';
import { dateTime, useWords } from '../words/words.ts';

type ItemsCancelledEntryProps = Readonly<{
  of: NonNullable<TimelineEntry['itemsCancelled']>;
  currency: string;
  at: string;
}>;

/** Items that were cancelled while the rest of their order stays, in its timeline. */
export function ItemsCancelledEntry({ of, currency, at }: ItemsCancelledEntryProps) {
  const { t, language } = useWords();
  const { by, amount, released, items } = of;
  const back = amount - released;
  const sums = [
    ...(back > 0 ? [t('studio.orders.itemsCancelled.amount', { amount: money(language, back, currency) })] : []),
    ...(released > 0 ? [t('studio.orders.released', { amount: money(language, released, currency) })] : []),
  ];
  return (
    <li>
      <span>{t(`studio.orders.itemsCancelled.${by}`)}</span>
      <span>{items.map(({ qty, name, size }) => `${qty} × ${name}, ${size}`).join('; ')}</span>
      <span className="hint">
        {sums.map((sum) => `${sum} · `)}
        <time dateTime={at}>{dateTime(language, at)}</time>
      </span>
    </li>
  );
}
