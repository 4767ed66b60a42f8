import { switchPlaceService } from '@eyelet/db/stock/place-service.ts';
import { writeOnHand } from '@eyelet/db/stock/write-stock.ts';
import type { Shop } from '../kernel/shop.ts';
import type { Circumstances } from './bring-about.ts';
import { untilOffered, untilSeen } from './stock.ts';

/** Applies circumstances, and waits until this process has received them. */
export async function arrange(shop: Shop, { stock, services }: Circumstances): Promise<void> {
  await writeOnHand(shop.database, stock);
  for (const { placeId, service, on } of services) await switchPlaceService(shop.database, placeId, service, on);
  await Promise.all([
    ...stock.map(({ upc, placeId }) => untilSeen(shop, upc, placeId)),
    ...services.map(({ placeId, service, on }) => untilOffered(shop, placeId, service, on)),
  ]);
}
