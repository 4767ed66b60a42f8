import type { Promotion } from './promotion.ts';

/**
 * A promotion that cannot be judged by itself, found by halving; undefined where promotions fail only together.
 * `fails` says whether judging some of them does.
 */
export function culpritAmong(
  promotions: readonly Promotion[],
  fails: (some: readonly Promotion[]) => boolean,
): Promotion | undefined {
  let left = promotions;
  while (left.length > 1) {
    const middle = Math.ceil(left.length / 2);
    const half = [left.slice(0, middle), left.slice(middle)].find(fails);
    if (!half) return undefined;
    left = half;
  }
  return left[0];
}
