import type { Promotion } from '../promotions/promotion.ts';
import type { CartGoods } from './cart-goods.ts';
import type { SoldLine, Taken } from './line.ts';

/** The discount of a promotion on a line, by its index. */
export type Part = Readonly<{ index: number; one: Taken }>;

/** The discount of a promotion on a line, `whole` by its rule, within the room that there is for it. */
export function partOf(
  index: number,
  { promotion, whole, base, exact, share }: Omit<Taken, 'amount' | 'held' | 'capped'> & Readonly<{ whole: number }>,
  { lines }: CartGoods,
): Part {
  const room = roomFor(promotion, lines[index], base);
  const held = whole > room ? whole - room : undefined;
  return { index, one: { promotion, amount: held === undefined ? whole : room, base, exact, share, held } };
}

/** What a promotion may take off a row that has so much left of its price; infinite where it may go below the lowest price. */
export function roomFor({ belowFloor }: Promotion, sold: SoldLine | undefined, left: number): number {
  const lowest = sold?.goods.lowest;
  if (!sold || lowest === undefined || belowFloor) return Number.POSITIVE_INFINITY;
  return Math.max(0, left - lowest * sold.line.quantity);
}

/** What discounts are together. */
export function sumOf(parts: readonly Part[]): number {
  let sum = 0;
  for (const { one } of parts) sum += one.amount;
  return sum;
}
