import type { TimelineEntry } from '@eyelet/contracts/order-desk/timeline.ts';
import { money } from '../words/money.ts';
import { dateTime, useWords } from '../words/words.ts';

type ItemsCancelledEntryProps = Readonly<{
  of: NonNullable<TimelineEntry['itemsCancelled']>;
  currency: string;
  at: string;
}>;

/** Items that were cancelled while the rest of their order stays, in its timeline. */
export function ItemsCancelledEntry({ of: { by, amount, items }, currency, at }: ItemsCancelledEntryProps) {
  const { t, language } = useWords();
  return (
    <li>
      <span>{t(`studio.orders.itemsCancelled.${by}`)}</span>
      <span>{items.map(({ qty, name, size }) => `${qty} × ${name}, ${size}`).join('; ')}</span>
      <span className="hint">
        {amount > 0
          ? `${t('studio.orders.itemsCancelled.amount', { amount: money(language, amount, currency) })} · `
          : undefined}
        <time dateTime={at}>{dateTime(language, at)}</time>
      </span>
    </li>
  );
}
