import type { DeskShipment } from '@eyelet/contracts/order-desk/order.ts';
import { useWords } from '../words/words.ts';

/** The parcels of a shipment with what is in each, and what waits to be sent. */
export function SentParcels({ of: shipment }: Readonly<{ of: DeskShipment }>) {
  const { t } = useWords();
  const linesOf = (parts: DeskShipment['notSent']) =>
    parts.map(({ itemId, qty }) => {
      const item = shipment.items.find((one) => one.itemId === itemId);
      const text = t('studio.orders.partLine', { qty, name: item?.name ?? itemId, size: item?.size ?? '' });
      return (
        <span key={itemId} className="line">
          {text}
        </span>
      );
    });
  return (
    <ul className="sent-parcels">
      {shipment.parcels.map(({ carrier, trackingNumber, items }) => (
        <li key={`${carrier} ${trackingNumber}`}>
          {carrier} {trackingNumber}
          <span className="hint">{linesOf(items)}</span>
        </li>
      ))}
      {shipment.notSent.length > 0 ? (
        <li>
          {t('studio.orders.notSent')}
          <span className="hint">{linesOf(shipment.notSent)}</span>
        </li>
      ) : undefined}
    </ul>
  );
}
