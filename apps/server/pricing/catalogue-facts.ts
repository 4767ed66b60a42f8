import type { CatalogueFacts, FreeUnits, PricingTerms } from '@eyelet/domain/pricing/facts.ts';
import { readPlaceDetails } from '@eyelet/domain/stores/place-details.ts';
import type { Context } from '../kernel/context.ts';
import { type Goods, goodsOf } from './goods.ts';
import { storeFactsOf, unitsInMemory, warehousesOf } from './places.ts';

/** What pricing reads of the catalogue in memory for a call, on the stock given. */
export function catalogueFacts(context: Context, units: FreeUnits = unitsInMemory(context)): CatalogueFacts<Goods> {
  const { catalogue } = context.shop;
  return {
    goods: (upc) => goodsOf(context, upc),
    categoriesOf: catalogue.categoriesOf,
    promotions: catalogue.promotions,
    warehouses: () =>
      warehousesOf(context).map(({ id, details }) => ({ id, express: readPlaceDetails(details).express })),
    store: (id) => storeFactsOf(context, id),
    units,
  };
}

/** Where, when and for whom a call prices: an employee who has not accepted the terms is any consumer (C6.09). */
export function pricingTerms({ market, now, session }: Pick<Context, 'market' | 'now' | 'session'>): PricingTerms {
  const isWithoutBenefits = session?.consumerType === 'EMPLOYEE' && !session.acceptedTerms;
  return { market, now, shopper: { consumerType: isWithoutBenefits ? 'REGISTERED' : session?.consumerType } };
}
