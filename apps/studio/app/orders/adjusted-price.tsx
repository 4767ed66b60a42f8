import type { DeskShipment } from '@eyelet/contracts/order-desk/order.ts';
import { money } from '../words/money.ts';
import { dateTime, useWords } from '../words/words.ts';

type AdjustedPriceProps = Readonly<{ of: Pick<DeskShipment['items'][number], 'adjustment'>; currency: string }>;

/** What was taken off an item in a store, by whom and why (C3.51). */
export function AdjustedPrice({ of: { adjustment }, currency }: AdjustedPriceProps) {
  const { t, language } = useWords();
  if (!adjustment) return null;
  const { amount, employeeName, reason, approved } = adjustment;
  return (
    <span className="hint">
      {t('studio.orders.adjusted', { amount: money(language, amount, currency) })}
      {' · '}
      {[employeeName, reason].filter(Boolean).join(': ')}
      {approved &&
        ` · ${t('studio.orders.approved', { name: approved.employeeName, when: dateTime(language, approved.at) })}`}
    </span>
  );
}
