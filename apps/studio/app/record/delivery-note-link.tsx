import { requestUrl } from '@eyelet/contracts/kernel/client.ts';
import { printDeliveryNote } from '@eyelet/contracts/packing/print-delivery-note.ts';
import { Printer } from 'lucide-react';
import { useWords } from '../words/words.ts';

type DeliveryNoteLinkProps = Readonly<{
  orderNumber: string;
  shippingId: string;
  /** The place whose units it lists; without one, the whole shipment. */
  placeId?: string;
}>;

/** Loads the paper that goes into a parcel. */
export function DeliveryNoteLink({ orderNumber, shippingId, placeId }: DeliveryNoteLinkProps) {
  const { t } = useWords();
  const query = placeId === undefined ? {} : { placeId };
  return (
    <a
      className="button button-plain"
      href={requestUrl(printDeliveryNote, { params: { orderNumber, shippingId }, query })}
      download
    >
      <Printer aria-hidden size={16} />
      {t('studio.packing.note')}
    </a>
  );
}
