import { textsIn } from '@eyelet/domain/promotions/promotion.ts';
import { createMessages } from '@eyelet/messages/create-messages.ts';
import type { Context } from '../kernel/context.ts';
import type { Names } from './receipt-view.ts';

type Pairs = readonly (readonly [id: string, name: string])[];

/** The names for the ids of a receipt: the given ones, else the current names of promotions, else the id itself. */
export function namesOf(
  { shop, market }: Pick<Context, 'shop' | 'market'>,
  given: Readonly<{ products: Pairs; shipments: Pairs; promotions: Pairs }>,
): Names {
  const products = new Map(given.products);
  const shipments = new Map(given.shipments);
  const current = shop.catalogue
    .promotions()
    .map((one): readonly [string, string] => [one.id, textsIn(one, market).name]);
  const promotions = new Map([...current, ...given.promotions]);
  return {
    line: (id) => products.get(id) ?? id,
    shipment: (id) => shipments.get(id) ?? id,
    promotion: (id) => promotions.get(id) ?? id,
    freeByValue: createMessages(market.tag)('cart.freeShipping.name'),
  };
}
