import { setImmediate as turn } from 'node:timers/promises';
import { goodsOf } from '@eyelet/domain/promotions/goods-of.ts';
import type { Promotion } from '@eyelet/domain/promotions/promotion.ts';
import type { Memory } from '../catalogue/memory/memory.ts';

/** Whether a promotion names goods that another one names too. */
export type ReachesGoods = (other: Promotion) => boolean;

/** Styles between which others have their turn: a catalogue may have a hundred thousand. */
const atOnce = 500;

/** Which others reach products of a promotion: those that name one of them, or a category that one is in. */
export async function reachedBy(promotion: Promotion, memory: Memory): Promise<ReachesGoods> {
  const goods = goodsOf(promotion);
  if (goods === null) return () => true;
  const wanted = new Set(goods.categories);
  const styles = new Set(goods.masterIds);
  const categories = new Set(goods.categories);
  const masterIds = wanted.size === 0 ? goods.masterIds : memory.masterIds();
  for (const [passed, masterId] of masterIds.entries()) {
    if (passed % atOnce === atOnce - 1) await turn();
    const own = memory.passingStyle(masterId)?.categoryNumbers.map(memory.words.category.wordOf) ?? [];
    if (!styles.has(masterId) && !own.some((category) => wanted.has(category))) continue;
    styles.add(masterId);
    for (const category of own) categories.add(category);
  }
  return (other) => {
    const named = goodsOf(other);
    return (
      named === null ||
      named.masterIds.some((id) => styles.has(id)) ||
      named.categories.some((id) => categories.has(id))
    );
  };
}
