import type { ShipmentKey } from '@eyelet/db/orders/shipment.ts';
import { collectScan } from '@eyelet/domain/orders/collect-code.ts';
import type { Shop } from '../../kernel/shop.ts';
import type { Block, OrderMail, OrderParts } from './order-parts.ts';

/** The code of a shipment for a mail: a row with it, and what its QR code says. */
export function collectPart(
  { collectCodes }: Pick<Shop, 'collectCodes'>,
  { t }: OrderParts,
  key: ShipmentKey,
): Readonly<{ row: readonly Block[]; scan: NonNullable<OrderMail['scan']> }> {
  const code = collectCodes.codeOf(key);
  return { row: [{ title: t('notice.ready.code'), lines: [code] }], scan: collectScan(key.orderNumber, code) };
}
