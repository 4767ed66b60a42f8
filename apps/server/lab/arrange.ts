import { switchPlaceService } from '@eyelet/db/stock/place-service.ts';
import { writeOnHand } from '@eyelet/db/stock/write-stock.ts';
import type { Shop } from '../kernel/shop.ts';
import type { Circumstances } from './bring-about.ts';
import { untilOffered, untilSeen } from './stock.ts';

/** Applies circumstances, and waits until this process knows of them. */
export async function arrange({ stock, services }: Circumstances, shop: Shop): Promise<void> {
  await writeOnHand(shop.database, stock);
  for (const { placeId, service, on } of services) await switchPlaceService(shop.database, placeId, service, on);
  await Promise.all([
    ...stock.map(({ upc, placeId }) => untilSeen(upc, placeId, shop)),
    ...services.map(({ placeId, service, on }) => untilOffered(placeId, service, on, shop)),
  ]);
}
