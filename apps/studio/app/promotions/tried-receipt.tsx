import type { Tried } from '@eyelet/contracts/promotion-desk/try.ts';
import { Notice } from '../look/notice.tsx';
import { ReceiptTable } from '../receipts/receipt-table.tsx';
import { useWords } from '../words/words.ts';
import { MeetingsTable } from './meetings-table.tsx';

/** The receipt of the tried cart, what of it is not sold there, and what the promotion meets in carts. */
export function TriedReceipt({ tried, name }: Readonly<{ tried: Tried; name: string }>) {
  const { t } = useWords();
  const { receipt, unsold, meets, triedId } = tried;
  return (
    <div className="stack" role="status">
      {unsold.length > 0 ? (
        <Notice tone="warning">{t('studio.promotions.unsold', { names: unsold.join(', ') })}</Notice>
      ) : undefined}
      <ReceiptTable receipt={receipt} />
      <h3>{t('studio.promotions.meetings')}</h3>
      <p className="hint">{t('studio.promotions.meetingsHint')}</p>
      <MeetingsTable of={meets} own={{ id: triedId, name }} />
    </div>
  );
}
