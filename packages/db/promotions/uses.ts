import type { Pool } from 'pg';

/** The uses of promotions with limits, by id; `spent` is in minor units by currency. */
export type StoredUses = Readonly<
  Record<string, Readonly<{ used: number; usedByShopper: number; spent: Readonly<Record<string, number>> }>>
>;

/**
 * An expression for the uses of the promotions of a parameter, with those of the owner of another; null for none. The ids have known bounds,
 * so that it is planned once for a connection, as in the claim of a placement.
 */
export const usesExpression = (promotionIds: string, owner: string) => `(
    select json_object_agg(counted.promotion_id, json_build_object('used', counted.used, 'spent', counted.spent,
      'usedByShopper', (select count(*) from promotion_use
        where promotion_use.promotion_id = counted.promotion_id and promotion_use.owner = ${owner})))
    from unnest(${promotionIds}::text[]) with ordinality as asked (id, no)
    join promotion_count as counted on counted.promotion_id = asked.id
    where asked.no between 1 and cardinality(${promotionIds}::text[]))`;

/** The uses of promotions, with those of an owner. */
export async function promotionUses(pool: Pool, promotionIds: readonly string[], owner: string): Promise<StoredUses> {
  const { rows } = await pool.query<{ uses: StoredUses | null }>({
    name: 'promotion-uses',
    text: `select ${usesExpression('$1', '$2')} as uses`,
    values: [promotionIds, owner],
  });
  return rows[0]?.uses ?? {};
}
