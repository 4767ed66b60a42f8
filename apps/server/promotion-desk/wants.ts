import type { WantsView } from '@eyelet/contracts/promotion-desk/wants.ts';
import { markets } from '@eyelet/domain/markets/markets.ts';
import type { Wants } from '@eyelet/domain/promotions/conditions/wants.ts';
import { amountsOf, amountsView } from './amounts.ts';
import { attributesOf, attributesView } from './attributes.ts';

/** What a promotion asks for as the studio has it. */
export function wantsView(wants: Wants): WantsView {
  const { hours, payment, delivery, stores, attributes, orders, spent } = wants;
  return {
    hours: hours ? { ...hours, days: [...hours.days] } : null,
    groups: wants.groups ? [...wants.groups] : null,
    firstOrder: wants.firstOrder === true,
    tiers: wants.tiers ? [...wants.tiers] : null,
    orders: orders ? { ...orders } : null,
    spent: spent ? { amounts: amountsView(spent.amounts), days: spent.days } : null,
    daysSinceOrder: wants.daysSinceOrder ?? null,
    daysAsMember: wants.daysAsMember ?? null,
    homeMarkets: wants.homeMarkets ? [...wants.homeMarkets] : null,
    payment: payment ? [...payment] : null,
    delivery: delivery ? [...delivery] : null,
    stores: stores ? [...stores] : null,
    price: wants.price ?? null,
    attributes: attributes ? attributesView(attributes) : null,
    units: wants.units ?? null,
  };
}

/** The same as promotions keep it: only what is asked for. */
export function wantsOf({ attributes, spent, homeMarkets, ...view }: WantsView): Wants {
  const asked = Object.entries(view).filter(([, wanted]) => wanted !== null && wanted !== false);
  return {
    ...(Object.fromEntries(asked) as Wants),
    ...(spent ? { spent: { amounts: amountsOf(spent.amounts), days: spent.days } } : {}),
    ...(homeMarkets
      ? { homeMarkets: markets.map(({ locale }) => locale).filter((one) => homeMarkets.includes(one)) }
      : {}),
    ...(attributes ? { attributes: attributesOf(attributes) } : {}),
  };
}
