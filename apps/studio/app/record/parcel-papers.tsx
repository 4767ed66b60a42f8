import { requestUrl } from '@eyelet/contracts/kernel/client.ts';
import { printBorderDeclaration } from '@eyelet/contracts/packing/print-border-declaration.ts';
import { printDeliveryNote } from '@eyelet/contracts/packing/print-delivery-note.ts';
import { printGiftReceipt } from '@eyelet/contracts/packing/print-gift-receipt.ts';
import { Gift, Globe, Printer } from 'lucide-react';
import { useWords } from '../words/words.ts';

type ParcelPapersProps = Readonly<{
  shipment: Readonly<{ shippingId: string; hasGreetings: boolean; crossesBorder: boolean }>;
  orderNumber: string;
  /** The place whose units they list; without one, the whole shipment. */
  placeId?: string;
}>;

/** Loads the papers that go into a parcel: the delivery note, for gifts the gift receipt, and across a customs border the declaration. */
export function ParcelPapers({ shipment, orderNumber, placeId }: ParcelPapersProps) {
  const { t } = useWords();
  const { shippingId, hasGreetings, crossesBorder } = shipment;
  const input = { params: { orderNumber, shippingId }, query: placeId === undefined ? {} : { placeId } };
  return (
    <>
      <a className="button button-plain" href={requestUrl(printDeliveryNote, input)} download>
        <Printer aria-hidden size={16} />
        {t('studio.packing.note')}
      </a>
      {hasGreetings ? (
        <a className="button button-plain" href={requestUrl(printGiftReceipt, input)} download>
          <Gift aria-hidden size={16} />
          {t('studio.packing.giftReceipt')}
        </a>
      ) : undefined}
      {crossesBorder ? (
        <a className="button button-plain" href={requestUrl(printBorderDeclaration, input)} download>
          <Globe aria-hidden size={16} />
          {t('studio.packing.border')}
        </a>
      ) : undefined}
    </>
  );
}
