import type { meetingKinds } from '@eyelet/contracts/promotion-desk/list-meetings.ts';
import { effectOf, takesOff } from '../effects/effects.ts';
import type { Promotion } from '../promotion.ts';

/** How two promotions meet in a cart for which both hold. */
export type Meeting = Readonly<{
  how: (typeof meetingKinds)[number];
  /** The one whose turn it is first, or which wins where both take the same off. */
  first: string;
}>;

/**
 * What happens where both promotions hold for a cart, as `contest` decides it; undefined where each does what it would do without the other.
 * `sameGoods`: whether both concern goods of it that are the same.
 */
export function meetingOf(one: Promotion, other: Promotion, sameGoods: boolean): Meeting | undefined {
  const [first, second] = inTurn(one, other);
  if (!takesOff(one.benefit) || !takesOff(other.benefit)) {
    return shareMethods(one, other) ? { how: 'best-of-delivery', first: first.id } : undefined;
  }
  if (one.group !== null && one.group === other.group) return { how: 'best-of-group', first: first.id };
  if (one.exclusive || other.exclusive) {
    // Against one that is not exclusive it has to take more off.
    const winner = one.exclusive === other.exclusive || !first.exclusive ? first : second;
    return { how: 'alone', first: winner.id };
  }
  if (!sameGoods) return undefined;
  if (one.level === other.level) return { how: one.level === 'PRODUCT' ? 'best-of-row' : 'in-turn', first: first.id };
  return { how: 'rows-first', first: one.level === 'PRODUCT' ? one.id : other.id };
}

/** By rank, of equal ones by id. */
function inTurn(one: Promotion, other: Promotion): readonly [Promotion, Promotion] {
  return (one.rank - other.rank || (one.id < other.id ? -1 : 1)) < 0 ? [one, other] : [other, one];
}

/** Whether both take something off the price of one method. */
function shareMethods({ benefit: one }: Promotion, { benefit: other }: Promotion): boolean {
  const methods = effectOf(other).methods?.(other) ?? [];
  return (effectOf(one).methods?.(one) ?? []).some((method) => methods.includes(method));
}
