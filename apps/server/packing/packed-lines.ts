import { unitsToPack } from '@eyelet/db/packing/to-pack.ts';
import type { Shop } from '../kernel/shop.ts';
import { keptLines } from '../stored-orders/cancelled-units.ts';
import { findOrder, type StoredLine, type StoredOrder, type StoredShipment } from '../stored-orders/stored-order.ts';

/** What of a shipment is packed together. */
export type Packed = Readonly<{ order: StoredOrder; shipment: StoredShipment; lines: readonly StoredLine[] }>;

type Asked = Readonly<{ orderNumber: string; shippingId: string; placeId?: string | undefined }>;

/** A shipment of goods with its lines, or with what of them waits at a place; undefined where there is nothing to pack. */
export async function packedLines(
  { database }: Pick<Shop, 'database'>,
  { placeId, ...of }: Asked,
): Promise<Packed | undefined> {
  const { orderNumber, shippingId } = of;
  const order = await findOrder(database.pool, orderNumber);
  const shipment = order?.shipments.find((one) => one.shipping_id === shippingId && one.kind !== 'digital');
  if (!order || !shipment) return undefined;
  const waiting = placeId === undefined ? undefined : await unitsToPack(database.db, { ...of, placeId });
  const lines = keptLines(order).flatMap((line) => {
    const qty = waiting ? (waiting.get(line.line_no) ?? 0) : line.qty;
    return line.shipping_id === shippingId && qty > 0 ? [{ ...line, qty }] : [];
  });
  return lines.length === 0 ? undefined : { order, shipment, lines };
}
