import type { Order } from '@eyelet/contracts/orders/order.ts';
import { ButtonLink } from '@eyelet/ui/actions/button.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';

type PapersProps = Readonly<{ order: Pick<Order, 'invoicePath' | 'giftReceiptPath'> }>;

/** The papers of an order: the invoice for its buyer, and the gift receipt for whoever is given its goods. */
export function Papers({ order: { invoicePath, giftReceiptPath } }: PapersProps) {
  const say = useSay();
  if (invoicePath === null && giftReceiptPath === null) return null;
  return (
    <div className="mt-6 grid justify-items-start gap-4">
      {invoicePath !== null && (
        <ButtonLink tone="secondary" href={invoicePath} download>
          {say('purchases.invoice')}
        </ButtonLink>
      )}
      {giftReceiptPath !== null && (
        <div>
          <ButtonLink tone="secondary" href={giftReceiptPath} download>
            {say('purchases.giftReceipt')}
          </ButtonLink>
          <p className="mt-2 text-14 text-granite">{say('purchases.giftReceiptText')}</p>
        </div>
      )}
    </div>
  );
}
