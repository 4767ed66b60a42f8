import type { DeskShipment } from '@eyelet/contracts/order-desk/order.ts';
import { money } from '../words/money.ts';
import { useWords } from '../words/words.ts';

type AdjustedPriceProps = Readonly<{ of: Pick<DeskShipment['items'][number], 'adjustment'>; currency: string }>;

/** What was taken off an item in a store, by whom and why (C3.51). */
export function AdjustedPrice({ of: { adjustment }, currency }: AdjustedPriceProps) {
  const { t, language } = useWords();
  if (!adjustment) return null;
  const { amount, employeeName, reason } = adjustment;
  return (
    <span className="hint">
      {t('studio.orders.adjusted', { amount: money(language, amount, currency) })}
      {' · '}
      {[employeeName, reason].filter(Boolean).join(': ')}
    </span>
  );
}
