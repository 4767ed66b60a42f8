import type { Pool } from 'pg';
import type { AskedSegment } from './segment.ts';
import { type StoredShopper, shopperExpression } from './shopper.ts';
import { type StoredUses, usesExpression } from './uses.ts';

/** What promotions ask about an owner of carts: the uses of those with limits, who the shopper is, and in which segments. */
export type Asked = Readonly<{ promotionIds: readonly string[]; shopper: boolean; segment?: AskedSegment | undefined }>;

/** The answers; null where nothing was asked for, or nothing is known. */
export type Answered = Readonly<{ uses: StoredUses | null; shopper: StoredShopper | null }>;

export const nothingAsked: Asked = { promotionIds: [], shopper: false };

/**
 * Columns with the answers, by the number of the parameter of the owner; those of what is asked follow it. A statement without segments
 * is another one: it touches none of the tables that they are read from.
 */
export function answerColumns(owner: number, { promotionIds, shopper, segment }: Asked) {
  const asked = (index: number) => `$${owner + index}`;
  return {
    name: segment ? '-with-segment' : '',
    columns: `${usesExpression(asked(1), asked(0))} as uses,
      ${shopperExpression(asked(2), asked(0), segment && asked(3))} as shopper`,
    values: [promotionIds, shopper, ...(segment ? [JSON.stringify(segment)] : [])],
  };
}

/** What is asked about an owner. */
export async function answersFor(pool: Pool, owner: string, asked: Asked): Promise<Answered> {
  const { name, columns, values } = answerColumns(1, asked);
  const { rows } = await pool.query<Answered>({
    name: `promotion-answers${name}`,
    text: `select ${columns}`,
    values: [owner, ...values],
  });
  return rows[0] ?? { uses: null, shopper: null };
}
