import { sql } from 'kysely';
import type { Reader } from '../database.ts';
import type { BorderFacts } from '../tables/catalogue.ts';

/** What authorities at a border ask of goods, and what kind of goods they are in English; null where it is not known. */
export type DeclaredGoods = Readonly<{ facts: BorderFacts | null; kind: string | null }>;

/** The same of each size, by its UPC; sizes that are not in the catalogue any more are absent. */
export async function declaredGoods(db: Reader, upcs: readonly string[]): Promise<ReadonlyMap<string, DeclaredGoods>> {
  const { rows } = await sql<DeclaredGoods & Readonly<{ upc: string }>>`
    select sku.upc, style.border as facts, style_text.kind
    from sku join colourway using (product_id) join style using (master_id)
      left join style_text on style_text.master_id = style.master_id and style_text.language = 'en'
    where sku.upc = any(${upcs})`.execute(db);
  return new Map(rows.map(({ upc, facts, kind }) => [upc, { facts, kind }]));
}
