import type { Tried } from '@eyelet/contracts/promotion-desk/try.ts';
import { Notice } from '../look/notice.tsx';
import { ReceiptTable } from '../receipts/receipt-table.tsx';
import { useWords } from '../words/words.ts';

/** The receipt of the tried cart, and what of it is not sold there. */
export function TriedReceipt({ tried: { receipt, unsold } }: Readonly<{ tried: Tried }>) {
  const { t } = useWords();
  return (
    <div className="stack" role="status">
      {unsold.length > 0 ? (
        <Notice tone="warning">{t('studio.promotions.unsold', { names: unsold.join(', ') })}</Notice>
      ) : undefined}
      <ReceiptTable receipt={receipt} />
    </div>
  );
}
