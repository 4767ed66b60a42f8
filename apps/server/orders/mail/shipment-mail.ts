import type { OrderMailKind } from '@eyelet/contracts/order-desk/mail.ts';
import type { ShipmentKey } from '@eyelet/db/orders/shipment.ts';
import type { Shop } from '../../kernel/shop.ts';
import { wantsMails } from '../../notifications/wants.ts';
import { keptLines } from '../../stored-orders/cancelled-units.ts';
import { findOrder, type StoredShipment } from '../../stored-orders/stored-order.ts';
import type { Part } from '../parts-of.ts';
import { sendOrderMail } from './order-mail.ts';
import type { Block, OrderMail, OrderParts } from './order-parts.ts';

type Written = Pick<OrderMail, 'subject' | 'preview' | 'intro' | 'opens'> &
  Readonly<{
    row: readonly Block[];
    /** What is in the parcel that it tells of, if that is not all of the shipment. */
    parts?: readonly Part[] | undefined;
  }>;

type Told = Readonly<{
  kind: OrderMailKind;
  again: string | undefined;
  /** What it tells of, if a shipment may have several mails of the kind; by default the shipment. */
  about?: string;
}>;

/**
 * Writes and sends a mail about one shipment, unless its buyer has switched off notifications about deliveries (C7.88).
 * A mail that is asked for again is always sent.
 */
export async function sendShipmentMail(
  shop: Shop,
  { kind, again, about }: Told,
  { orderNumber, shippingId }: ShipmentKey,
  write: (shipment: StoredShipment, parts: OrderParts) => Written,
): Promise<void> {
  const stored = await findOrder(shop.database.pool, orderNumber);
  if (!stored) throw new Error(`there is no order ${orderNumber}`);
  // Whoever has taken it at the till knows that.
  const isTaken = stored.shipments.some((one) => one.shipping_id === shippingId && one.taken_at_once);
  if (!again && (isTaken || !(await wantsMails(shop.database.db, stored, 'shipping')))) return;
  await sendOrderMail(shop, { kind, orderNumber, about: about ?? shippingId, again }, (parts) => {
    const { order } = parts;
    const shipment = order.shipments.find((one) => one.shipping_id === shippingId);
    if (!shipment) throw new Error(`order ${orderNumber} has no shipment ${shippingId}`);
    const { row, parts: inParcel, ...texts } = write(shipment, parts);
    return {
      ...texts,
      groups: [
        {
          title: undefined,
          lines: inParcel
            ? inParcel.map(({ line, qty }) => ({ ...line, qty }))
            : keptLines(order).filter((line) => line.shipping_id === shippingId),
        },
      ],
      // Prices are of whole rows.
      withPrices: inParcel === undefined,
      withSums: false,
      rows: [row],
      notes: [],
      files: [],
      withDownloads: false,
      isChosen: true,
    };
  });
}
