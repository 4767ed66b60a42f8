import type { DeskShipment } from '@eyelet/contracts/order-desk/order.ts';
import type { Translate } from '@eyelet/messages/translate.ts';
import { money } from '../words/money.ts';
import { dateTime, type StudioLanguage, useWords } from '../words/words.ts';

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
      {approved && <span className="line">{approvedText(t, language, approved)}</span>}
    </span>
  );
}

/** The name is missing once the account of who approved it is erased. */
function approvedText(
  t: Translate,
  language: StudioLanguage,
  { employeeName: name, at }: NonNullable<NonNullable<AdjustedPriceProps['of']['adjustment']>['approved']>,
): string {
  const when = dateTime(language, at);
  return name === '' ? t('studio.orders.approved', { when }) : t('studio.orders.approvedBy', { name, when });
}
