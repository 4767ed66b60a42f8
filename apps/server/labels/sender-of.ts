import type { Address } from '@eyelet/contracts/addresses/address.ts';
import type { Reader } from '@eyelet/db/database.ts';
import { returnsOfOrder } from '@eyelet/db/returns/return.ts';
import { isCollected } from '@eyelet/domain/orders/shipping.ts';
import type { StoredOrder } from '../stored-orders/stored-order.ts';

/** Where the shopper of a return sends it from: where its goods were sent to, or, as they were collected, the billing address. */
export async function senderOf(db: Reader, stored: StoredOrder, returnId: string): Promise<Address | null> {
  const one = (await returnsOfOrder(db, stored.orderNumber)).find(({ return_id }) => return_id === returnId);
  if (!one) return null;
  const sent = shipmentsOfLines(stored, one.lines).find((shipment) => shipment.address && !isCollected(shipment));
  return sent?.address ?? stored.order.billing;
}

/** The shipments that lines of an order came with. */
export function shipmentsOfLines(
  { shipments, lines }: StoredOrder,
  of: readonly Readonly<{ line_no: number }>[],
): StoredOrder['shipments'] {
  const ids = new Set(
    lines.filter((line) => of.some(({ line_no }) => line_no === line.line_no)).map(({ shipping_id }) => shipping_id),
  );
  return shipments.filter(({ shipping_id }) => ids.has(shipping_id));
}
