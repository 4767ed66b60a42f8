import type { PromotionCursor } from '@eyelet/db/promotions/desk-list.ts';

/** The cursor of a page of promotions. */
export function writeCursor(cursor: PromotionCursor): string {
  return Buffer.from(JSON.stringify(cursor)).toString('base64url');
}

/** Reads a cursor; undefined for an invalid one, which reads the list from its beginning. */
export function readCursor(text: string | undefined): PromotionCursor | undefined {
  if (text === undefined) return undefined;
  try {
    const [rank, id] = JSON.parse(Buffer.from(text, 'base64url').toString('utf8')) as unknown[];
    return isRank(rank) && typeof id === 'string' ? [rank, id] : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a rank fits the integer column of the database. */
function isRank(rank: unknown): rank is number {
  return Number.isInteger(rank) && Math.abs(rank as number) < 2 ** 31;
}
