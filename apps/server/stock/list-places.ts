import { listStockPlaces } from '@eyelet/contracts/stock/list-places.ts';
import { handle } from '../kernel/handle.ts';
import { staffOf } from '../kernel/staff-of.ts';

/** The warehouses, then the stores, by name. */
export const listStockPlacesHandler = handle(listStockPlaces, (context) => {
  const compare = new Intl.Collator(staffOf(context).language).compare;
  const places = context.shop.catalogue.places().map(({ id, name, kind }) => ({ placeId: id, name, kind }));
  const rank = (kind: string) => (kind === 'warehouse' ? 0 : 1);
  return {
    places: places.toSorted((one, other) => rank(one.kind) - rank(other.kind) || compare(one.name, other.name)),
  };
});
