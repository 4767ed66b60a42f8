import { Readable } from 'node:stream';
import type { Seller } from '@eyelet/contracts/settings/seller.ts';
import { pictureOfReturn } from '@eyelet/db/parcels/return-label.ts';
import type { StoredReturn } from '@eyelet/db/returns/return.ts';
import { Download } from '../kernel/download.ts';
import type { Shop } from '../kernel/shop.ts';
import type { StoredOrder } from '../stored-orders/stored-order.ts';
import { needsSlip } from './carrier-label.ts';
import { labelOf, withdrawnLabel } from './label.ts';

/** The label of a return: the carrier's, else the shop's own, which says so while the carrier's is waited for. */
export async function labelFile(
  shop: Shop,
  stored: StoredOrder,
  one: StoredReturn,
  seller: Pick<Seller, 'returns'>,
): Promise<Download> {
  const isComing = await needsSlip(shop, one.return_id);
  const bought = isComing ? undefined : await pictureOfReturn(shop.database.db, one.return_id);
  const pdf = bought ?? (await labelOf(shop, stored, one, isComing ? undefined : seller));
  return new Download(`${one.return_id}.pdf`, 'application/pdf', Readable.from([pdf]));
}

/** What is read instead of a label that was taken back: that it must not be used, and where another one is made. */
export async function withdrawnFile(
  shop: Shop,
  stored: StoredOrder,
  one: StoredReturn,
  origin: string,
): Promise<Download> {
  const pdf = await withdrawnLabel(shop, stored, one, origin);
  return new Download(`${one.return_id}.pdf`, 'application/pdf', Readable.from([pdf]));
}
