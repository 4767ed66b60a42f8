import { attributes } from './attributes.ts';
import type { Rule, Rules } from './condition.ts';
import { delivery } from './delivery.ts';
import { firstOrder } from './first-order.ts';
import { groups } from './groups.ts';
import { hours } from './hours.ts';
import { payment } from './payment.ts';
import { price } from './price.ts';
import { daysAsMember } from './segments/days-as-member.ts';
import { daysSinceOrder } from './segments/days-since-order.ts';
import { homeMarkets } from './segments/home-markets.ts';
import { orders } from './segments/orders.ts';
import { spent } from './segments/spent.ts';
import { tiers } from './segments/tiers.ts';
import { stores } from './stores.ts';
import { units } from './units.ts';
import type { Wants } from './wants.ts';

/** What each further condition does, in the order in which they are asked: the first that fails is the reason. */
const rules: Rules = {
  ...{ hours, groups, firstOrder, tiers, orders, spent, daysSinceOrder, daysAsMember, homeMarkets },
  ...{ payment, attributes, delivery, stores, price, units },
};

const kinds = Object.keys(rules) as readonly (keyof Wants)[];

/** Members of wants that there is no rule for, as a later version of the shop may have written them. */
export function unknownWants(wants: Readonly<Record<string, unknown>>): readonly string[] {
  return Object.keys(wants).filter((kind) => !Object.hasOwn(rules, kind));
}

/** Something that a promotion wants, with its rule. */
export type Wanted = Readonly<{ kind: keyof Wants; wanted: unknown; rule: Rule<unknown> }>;

const known = new WeakMap<Wants, readonly Wanted[]>();

/** What is wanted, in the order in which it is asked. */
export function wantedBy(wants: Wants): readonly Wanted[] {
  const found = known.get(wants);
  if (found) return found;
  const all = kinds.flatMap((kind): Wanted[] => {
    const wanted = wants[kind];
    return wanted === undefined ? [] : [{ kind, wanted, rule: rules[kind] as Rule<unknown> }];
  });
  known.set(wants, all);
  return all;
}
