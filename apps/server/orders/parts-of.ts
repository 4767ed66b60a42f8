import { contentsOf } from '@eyelet/domain/parcels/units.ts';
import { keptQty } from '../stored-orders/cancelled-units.ts';
import type { StoredLine, StoredOrder, StoredShipment } from '../stored-orders/stored-order.ts';

export type TravellingOrder = Pick<StoredOrder, 'state' | 'parcels' | 'order' | 'lines' | 'cancelled'>;

/** Units of a line. */
export type Part = Readonly<{ itemId: string; qty: number; line: StoredLine }>;

/** The parcels of a shipment with what is in each, the first one first, and what is in none of them. */
export function partsOf(
  stored: Pick<TravellingOrder, 'parcels' | 'lines' | 'cancelled'>,
  { shipping_id }: Pick<StoredShipment, 'shipping_id'>,
) {
  const own = stored.lines.filter((line) => line.shipping_id === shipping_id);
  const sent = stored.parcels.filter((one) => one.shipping_id === shipping_id);
  const contents = contentsOf(
    own.map((line) => ({ line_no: line.line_no, qty: keptQty(stored, line) })),
    sent,
  );
  const partsIn = (units: (typeof contents)['waiting']): readonly Part[] =>
    units.flatMap(({ line_no, qty }) => {
      const line = own.find((one) => one.line_no === line_no);
      return line ? [{ itemId: line.item_id, qty, line }] : [];
    });
  return {
    sent: sent.map((parcel, index) => ({ parcel, parts: partsIn(contents.parcels[index] ?? []) })),
    notSent: partsIn(contents.waiting),
  };
}

/** A part as the API answers it. */
export const itemOf = ({ itemId, qty }: Part) => ({ itemId, qty });
