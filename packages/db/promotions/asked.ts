import type { Pool } from 'pg';
import { type StoredShopper, shopperExpression } from './shopper.ts';
import { type StoredUses, usesExpression } from './uses.ts';

/** What promotions ask about an owner of carts: the uses of those with limits, and who the shopper is. */
export type Asked = Readonly<{ promotionIds: readonly string[]; shopper: boolean }>;

/** The answers; null where nothing was asked for, or nothing is known. */
export type Answered = Readonly<{ uses: StoredUses | null; shopper: StoredShopper | null }>;

export const nothingAsked: Asked = { promotionIds: [], shopper: false };

/** Columns with the answers, by the parameters of the owner, the promotions and whether the shopper is asked about. */
export const answeredColumns = (owner: string, promotionIds: string, isAsked: string) =>
  `${usesExpression(promotionIds, owner)} as uses, ${shopperExpression(isAsked, owner)} as shopper`;

/** What is asked about an owner. */
export async function answersFor(pool: Pool, owner: string, { promotionIds, shopper }: Asked): Promise<Answered> {
  const { rows } = await pool.query<Answered>({
    name: 'promotion-answers',
    text: `select ${answeredColumns('$1', '$2', '$3')}`,
    values: [owner, promotionIds, shopper],
  });
  return rows[0] ?? { uses: null, shopper: null };
}
