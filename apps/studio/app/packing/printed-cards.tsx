import { requestUrl } from '@eyelet/contracts/kernel/client.ts';
import { printGiftCards } from '@eyelet/contracts/packing/print-gift-cards.ts';
import type { ShipmentToPack } from '@eyelet/contracts/packing/to-pack.ts';
import { giftCardDesigns } from '@eyelet/domain/cart/gift-card-wish.ts';
import { Printer } from 'lucide-react';
import { money } from '../words/money.ts';
import { useWords } from '../words/words.ts';

/** The gift cards that go into a parcel, and their sheets with number and PIN. */
export function PrintedCards({
  shipment: { orderNumber, shippingId, giftCards },
}: Readonly<{ shipment: Pick<ShipmentToPack, 'orderNumber' | 'shippingId' | 'giftCards'> }>) {
  const { t, language } = useWords();
  if (giftCards.length === 0) return undefined;
  return (
    <div className="packing-cards">
      <ul>
        {giftCards.map(({ last4, amount, currency, design, recipientName }) => {
          const known = giftCardDesigns.find((one) => one === design);
          return (
            <li key={last4}>
              {[
                t('studio.giftCards.one', { last4 }),
                money(language, amount, currency),
                ...(known ? [t(`studio.packing.cards.design.${known}`)] : []),
                recipientName,
              ].join(' · ')}
            </li>
          );
        })}
      </ul>
      <p className="hint">{t('studio.packing.cards.hint')}</p>
      <a
        className="button button-plain"
        href={requestUrl(printGiftCards, { params: { orderNumber, shippingId } })}
        download
      >
        <Printer aria-hidden size={16} />
        {t('studio.packing.cards.print', { n: giftCards.length })}
      </a>
    </div>
  );
}
