import { requestUrl } from '@eyelet/contracts/kernel/client.ts';
import { printBorderDeclaration } from '@eyelet/contracts/packing/print-border-declaration.ts';
import { printDeliveryNote } from '@eyelet/contracts/packing/print-delivery-note.ts';
import { printGiftReceipt } from '@eyelet/contracts/packing/print-gift-receipt.ts';
import { Gift, Globe, Printer } from 'lucide-react';
import { useWords } from '../words/words.ts';

type ParcelPapersProps = Readonly<{
  shipment: Readonly<{ shippingId: string; hasGreetings: boolean }>;
  orderNumber: string;
  /** Places that something of it has still to leave across a customs border; told apart by their names. */
  borderPlaces: readonly Readonly<{ placeId: string; name?: string }>[];
  /** The place whose units they list; without one, the whole shipment. */
  placeId?: string;
}>;

/** Loads the papers that go into a parcel: the delivery note, for gifts the gift receipt, and across a customs border the declaration of each place. */
export function ParcelPapers({ shipment, orderNumber, borderPlaces, placeId }: ParcelPapersProps) {
  const { t } = useWords();
  const { shippingId, hasGreetings } = shipment;
  const params = { orderNumber, shippingId };
  const input = { params, query: placeId === undefined ? {} : { placeId } };
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
      {borderPlaces.map(({ placeId: from, name = '' }) => (
        <a
          key={from}
          className="button button-plain"
          href={requestUrl(printBorderDeclaration, { params, query: { placeId: from } })}
          download
        >
          <Globe aria-hidden size={16} />
          {borderPlaces.length === 1 ? t('studio.packing.border') : t('studio.packing.borderFrom', { place: name })}
        </a>
      ))}
    </>
  );
}
