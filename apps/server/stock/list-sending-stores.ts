import { listSendingStores } from '@eyelet/contracts/stock/list-sending-stores.ts';
import { listPlaceSendings } from '@eyelet/db/stock/place-sending.ts';
import { handle } from '../kernel/handle.ts';
import { staffOf } from '../kernel/staff-of.ts';
import { sendingView } from './sending-view.ts';

/** All stores with how they send to homes, by country and name. */
export const listSendingStoresHandler = handle(listSendingStores, async (context) => {
  const { database, catalogue } = context.shop;
  const compare = new Intl.Collator(staffOf(context).language).compare;
  const rows = new Map((await listPlaceSendings(database.db, context.now)).map((row) => [row.placeId, row]));
  const stores = catalogue.places().filter(({ kind }) => kind === 'store');
  return {
    stores: stores
      .map((store) => sendingView(store, rows.get(store.id)))
      .sort((one, other) => compare(one.country, other.country) || compare(one.name, other.name)),
  };
});
