import type { CatalogueFacts, FreeUnits, PricingTerms } from '@eyelet/domain/pricing/facts.ts';
import { readPlaceDetails } from '@eyelet/domain/stores/place-details.ts';
import { type Shown, servedType } from '../kernel/consumer-type.ts';
import type { Context } from '../kernel/context.ts';
import { type Goods, goodsOf } from './goods.ts';
import { sendersOf, storeFactsOf, unitsInMemory, warehousesOf } from './places.ts';

/** The facts of the catalogue in memory that pricing reads for a call, with the given stock. */
export function catalogueFacts(context: Context, units: FreeUnits = unitsInMemory(context)): CatalogueFacts<Goods> {
  const { catalogue } = context.shop;
  return {
    goods: (upc) => goodsOf(context, upc),
    categoriesOf: catalogue.categoriesOf,
    promotions: catalogue.promotions,
    warehouses: () =>
      warehousesOf(context).map(({ id, details }) => ({ id, express: readPlaceDetails(details).express })),
    senders: () => sendersOf(context).map(({ id }) => id),
    store: (id) => storeFactsOf(context, id),
    units,
  };
}

/** Where, when and for whom a call prices, and the selling store associate, if one sells. */
export function pricingTerms(context: Shown & Pick<Context, 'market' | 'now'>): PricingTerms {
  const { market, now, session } = context;
  const seller = session?.isAssociate ? session.consumerNo : undefined;
  return { market, now, shopper: { consumerType: servedType(context) }, seller };
}
