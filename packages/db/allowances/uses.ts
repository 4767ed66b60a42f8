import { sql } from 'kysely';
import type { Reader } from '../database.ts';

/** What the orders of a year count towards a limit, and the number of the last one. */
export type AllowanceYear = Readonly<{
  kind: 'employee' | 'prosumer';
  year: number;
  amount: number;
  lastTurn: number;
}>;

/** An expression for the years of an owner, as a list in JSON. */
export const allowanceYears = (owner: string) => `(
    select coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'year', year, 'amount', amount, 'lastTurn', last_turn)), '[]')
    from (select kind, year, sum(amount) as amount, max(turn) as last_turn from allowance_use
      where allowance_use.owner = ${owner} group by kind, year) as each)`;

/** The years of several owners, in one statement. */
export async function allowanceYearsOf(
  db: Reader,
  owners: readonly string[],
): Promise<ReadonlyMap<string, readonly AllowanceYear[]>> {
  const { rows } = await sql<{ owner: string; years: readonly AllowanceYear[] }>`
    select asked.owner, ${sql.raw(allowanceYears('asked.owner'))} as years
    from unnest(${[...owners]}::text[]) as asked (owner)`.execute(db);
  return new Map(rows.map(({ owner, years }) => [owner, years]));
}
