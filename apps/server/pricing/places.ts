import type { CartDocument } from '@eyelet/domain/cart/document.ts';
import type { StoreFacts } from '@eyelet/domain/delivery/facts.ts';
import { type FreeUnits, storeIdsOf } from '@eyelet/domain/pricing/facts.ts';
import { openDays } from '@eyelet/domain/stores/opening-hours.ts';
import { openingRules, readPlaceDetails } from '@eyelet/domain/stores/place-details.ts';
import type { Place } from '../catalogue/reader.ts';
import type { Context } from '../kernel/context.ts';

/** Days ahead for which the hours of a store are looked up; longer than any delivery to one takes. */
const daysAhead = 14;

/** Stock as the catalogue in memory has it, at most about a second behind the database. */
export function unitsInMemory({ shop }: Pick<Context, 'shop'>): FreeUnits {
  const { availability, place } = shop.catalogue;
  return (upc, placeId, use) => {
    const free = availability(upc, { placeId });
    if (use !== 'sent') return free;
    const sending = place(placeId)?.sending;
    return sending && !sending.isFull ? Math.max(0, free - sending.safety) : 0;
  };
}

/** The warehouses that ship to the shoppers of a market, in order of preference. */
export function warehousesOf({ shop, market }: Pick<Context, 'shop' | 'market'>): readonly Place[] {
  return shop.catalogue.places().filter(({ kind, region }) => kind === 'warehouse' && region === market.region);
}

/** The stores that send to homes of a market what the warehouses have too little of: those of its country. */
export function sendersOf({ shop, market }: Pick<Context, 'shop' | 'market'>): readonly Place[] {
  const { region, country } = market;
  return shop.catalogue.places().filter((one) => one.sending && one.region === region && one.country === country);
}

/** Places whose stock matters to a cart in a market: its warehouses, stores that send to homes, and the stores that the cart names. */
export function placesOf(
  context: Pick<Context, 'shop' | 'market' | 'session'>,
  document: Pick<CartDocument, 'lines' | 'favStoreId'>,
): readonly string[] {
  const warehouses = warehousesOf(context);
  const own = document.favStoreId === null ? [] : [document.favStoreId];
  const stores = [...storeIdsOf(document.lines), ...own, ...tillStore(context)];
  const senders = sendersOf(context).map(({ id }) => id);
  return [...new Set([...warehouses.map(({ id }) => id), ...senders, ...stores])];
}

/** A store of the region of the market; one of another region does not exist for its shoppers. */
export function storeOf({ shop, market }: Pick<Context, 'shop' | 'market'>, storeId: string): Place | undefined {
  const place = shop.catalogue.place(storeId);
  return place?.kind === 'store' && isReached(place, market) ? place : undefined;
}

/** Stores of a country that the market does not ship to have other prices and taxes. */
function isReached({ region, country }: Place, market: Context['market']): boolean {
  return region === market.region && market.shipsTo.includes(country);
}

/** What the delivery rules need to know about a store that shoppers of the market can choose. */
export function storeFactsOf(
  context: Pick<Context, 'shop' | 'market' | 'now' | 'session'>,
  storeId: string,
): StoreFacts | undefined {
  const place = storeOf(context, storeId);
  return place && { ...factsOf(place, context.now), isTill: context.session?.storeId === storeId };
}

/** The store of the associate who makes the call, whose stock they hand over; none for everybody else. */
export function tillStore({ session }: Pick<Context, 'session'>): readonly string[] {
  return session?.storeId === undefined ? [] : [session.storeId];
}

function factsOf({ id, country, details }: Place, now: Date): StoreFacts {
  const read = readPlaceDetails(details);
  return {
    id,
    destination: { country, province: read.province },
    timeZone: read.timeZone,
    offersPickup: read.services.pickup,
    acceptsShipToStore: read.services.sts,
    openDays: openDays(openingRules(read, country), now, daysAhead),
  };
}
