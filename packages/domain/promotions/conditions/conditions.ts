import type { Promotion, PromotionTerms } from '../promotion.ts';
import { code } from './code.ts';
import type { Asked, Condition, Unmet } from './condition.ts';
import { currency } from './currency.ts';
import { wantedBy } from './rules.ts';
import { shop } from './shop.ts';
import { shopper } from './shopper.ts';
import { time } from './time.ts';

/** The conditions on market and shopper, which cannot change while somebody shops. */
const ofShopper: readonly Condition[] = [shop, shopper, currency];

/** All conditions before those of the goods, in the order in which they are asked: the first that fails is the reason. */
const all: readonly Condition<Asked>[] = [time, ...ofShopper, further, code];

/** Why a promotion does not hold, whatever is in the cart. */
export function unmetBy(promotion: Promotion, asked: Asked): Unmet | undefined {
  for (const condition of all) {
    const unmet = condition(promotion, asked);
    if (unmet) return unmet;
  }
  return undefined;
}

/** Whether a promotion is meant for this shop and this kind of shopper, whatever the cart. */
export function isMeantFor(promotion: Promotion, terms: PromotionTerms): boolean {
  return ofShopper.every((condition) => condition(promotion, terms) === undefined);
}

/** Whether it is meant for this very shopper too: for a programme, or for a first order. */
export function isMeantForShopper(promotion: Promotion, terms: PromotionTerms): boolean {
  const asked = { ...terms, codes: none };
  return (
    isMeantFor(promotion, terms) &&
    wantedBy(promotion.wants).every(({ rule, wanted }) => !rule.isOfShopper || !rule.unmet?.(wanted, asked))
  );
}

const none: ReadonlySet<string> = new Set();

function further({ wants }: Promotion, asked: Asked): Unmet | undefined {
  for (const { rule, wanted } of wantedBy(wants)) {
    const unmet = rule.unmet?.(wanted, asked);
    if (unmet) return unmet;
  }
  return undefined;
}
