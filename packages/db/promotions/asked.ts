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
 * Columns with the answers, by the number of the parameter of the owner; those of what is asked follow it. Each set of questions is a
 * statement of its own, which touches none of the tables that the others are read from.
 */
export function answerColumns(owner: number, { promotionIds, shopper, segment }: Asked) {
  const values: unknown[] = [];
  const parameter = (value: unknown) => `$${owner + values.push(value)}`;
  const ofOwner = `$${owner}`;
  const uses = promotionIds.length > 0 ? usesExpression(parameter(promotionIds), ofOwner) : 'null';
  const known = shopper ? shopperExpression(ofOwner, segment && parameter(JSON.stringify(segment))) : 'null';
  const names = [promotionIds.length > 0 && '-uses', shopper && '-shopper', shopper && segment && '-segment'];
  return { name: names.filter(Boolean).join(''), columns: `${uses} as uses, ${known} as shopper`, values };
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
