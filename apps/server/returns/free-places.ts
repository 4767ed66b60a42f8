import type { Transaction } from '@eyelet/db/database.ts';
import { lockSupply } from '@eyelet/db/reservations/lock-supply.ts';
import type { Tables } from '@eyelet/db/tables/tables.ts';
import { wholePlacesFrom } from '@eyelet/domain/delivery/parcellings.ts';
import type { Context } from '../kernel/context.ts';
import { sendingPlaces } from '../pricing/sending-places.ts';
import { isSentByStores } from '../stored-orders/sent-by-stores.ts';
import type { StoredOrder } from '../stored-orders/stored-order.ts';
import { exchangeParcelsOf } from './exchange-shipment.ts';

/** Units of a size that are sent for a line. */
type Wanted = Readonly<{ lineNo: number; upc: string; qty: number }>;

/**
 * A place with as many units as are wanted, for each of what is, so that it travels as one parcel, by the rule that places an order:
 * warehouses first, then stores that send to homes and take a parcel today. Undefined where no place has as many beside the others. Nobody else takes
 * any of it until the transaction ends.
 */
export async function freePlaces(
  context: Pick<Context, 'shop' | 'market' | 'now'>,
  tx: Transaction<Tables>,
  stored: StoredOrder,
  wanted: readonly Wanted[],
): Promise<readonly (string | undefined)[]> {
  const parcels = exchangeParcelsOf(
    stored,
    wanted.map(({ lineNo }) => lineNo),
    context.now,
  );
  if (!parcels) return wanted.map(() => undefined);
  const isFree = ({ lineNo }: Pick<Wanted, 'lineNo'>) =>
    isSentByStores(stored.lines.find(({ line_no }) => line_no === lineNo));
  const ways = parcels.map(({ shipment, lineNos }) => ({
    ...sendingPlaces(context, shipment),
    isFree,
    lines: wanted.flatMap(({ lineNo, upc, qty: quantity }, at) =>
      lineNos.includes(lineNo) ? [{ id: String(at), upc, quantity, lineNo }] : [],
    ),
  }));
  const places = {
    warehouses: [...new Set(ways.flatMap(({ warehouses }) => warehouses.map(({ id }) => id)))],
    stores: [...new Set(ways.flatMap(({ stores }) => stores))],
  };
  const upcs = [...new Set(wanted.map(({ upc }) => upc))];
  const stock = await lockSupply(tx, { ...places, upcs, cartId: null }, context.now);
  const found = wholePlacesFrom(ways, stock);
  return wanted.map((_, at) => found.get(String(at)));
}
