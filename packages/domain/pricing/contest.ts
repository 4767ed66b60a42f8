import { takesOff } from '../promotions/effects/effects.ts';
import type { Promotion } from '../promotions/promotion.ts';
import type { CartGoods } from './cart-goods.ts';
import type { Ineffective } from './promoted.ts';
import { takeOffOrder } from './take-off-order.ts';
import { takeOffRows } from './take-off-rows.ts';
import { newTally, type Tally, takenInAll } from './tally.ts';
import { worthAlone } from './worth-alone.ts';

/**
 * The combined discounts of promotions on goods; `reducing` are those with a discount, of rows first and then of the
 * order.
 */
export type TakenOff = Readonly<{ tally: Tally; reducing: readonly Promotion[] }>;

type Contender = Readonly<{ promotion: Promotion; worth: number }>;

/**
 * Applies the promotions of goods that may be combined. Of one group only the best for the shopper stays: the one with
 * the largest discount by itself, of equal ones the first by rank. An exclusive promotion applies only alone: the best
 * exclusive one applies if its discount is larger than that of all others together; otherwise the others apply.
 * `promotions` are sorted by rank; `ineffective` are those whose conditions are not met.
 */
export function contest(
  promotions: readonly Promotion[],
  goods: CartGoods,
  ineffective: readonly Ineffective[],
): TakenOff {
  const { staying, outdone } = bestOfGroups(promotions, goods);
  const alone = contendersOf(
    staying.filter(({ exclusive }) => exclusive),
    goods,
  );
  const exclusives = new Set(alone.map(({ promotion }) => promotion));
  const others = staying.filter((one) => !exclusives.has(one));
  const together = takeOffGoods(others, goods, [...ineffective, ...outdone]);
  const best = bestOf(alone);
  if (!best) return together;
  if (best.worth <= takenInAll(together.tally)) {
    const by = together.reducing.map(({ id }) => id);
    for (const promotion of exclusives) together.tally.ineffective.push(excluded(promotion, 'others-take-more', by));
    return together;
  }
  const standingBack = [...exclusives, ...together.reducing].filter((one) => one !== best.promotion);
  return takeOffGoods([best.promotion], goods, [
    ...together.tally.ineffective,
    ...standingBack.map((one) => excluded(one, 'stands-alone', [best.promotion.id])),
  ]);
}

function bestOfGroups(promotions: readonly Promotion[], goods: CartGoods) {
  const outdone: Ineffective[] = [];
  const inGroups = promotions.filter(({ group }) => group !== null);
  for (const members of Map.groupBy(inGroups, ({ group }) => group).values()) {
    if (members.length < 2) continue;
    const contenders = contendersOf(members, goods);
    const best = bestOf(contenders)?.promotion;
    for (const { promotion } of contenders) {
      if (best && promotion !== best) outdone.push(excluded(promotion, 'best-of-group', [best.id]));
    }
  }
  const gone = new Set(outdone.map(({ promotion }) => promotion));
  return { staying: promotions.filter((one) => !gone.has(one)), outdone };
}

/** A promotion and its discount if it applied alone. */
function contendersOf(promotions: readonly Promotion[], goods: CartGoods): readonly Contender[] {
  return promotions
    .filter((one) => takesOff(one.benefit))
    .map((promotion) => ({ promotion, worth: worthAlone(promotion, goods) }))
    .filter(({ worth }) => worth > 0);
}

function bestOf(contenders: readonly Contender[]): Contender | undefined {
  return contenders.reduce<Contender | undefined>(
    (best, one) => (best && best.worth >= one.worth ? best : one),
    undefined,
  );
}

function takeOffGoods(
  promotions: readonly Promotion[],
  goods: CartGoods,
  ineffective: readonly Ineffective[],
): TakenOff {
  const tally = newTally(goods, ineffective);
  const ofRows = takeOffRows(promotions, tally);
  return { tally, reducing: [...ofRows, ...takeOffOrder(promotions, tally)] };
}

function excluded(
  promotion: Promotion,
  rule: 'best-of-group' | 'stands-alone' | 'others-take-more',
  by: readonly string[],
): Ineffective {
  return { promotion, reason: 'excluded', rule, by };
}
