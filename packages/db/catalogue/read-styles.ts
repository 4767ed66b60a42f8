import { sql } from 'kysely';
import type { Database } from '../database.ts';

export type StyleRow = Readonly<{
  master_id: string;
  gender: string;
  activities: string[];
  product_type: 'standard' | 'digital' | 'set';
  presale: boolean;
  customs: boolean;
  store_only: boolean;
  notify_me: boolean;
  listed: boolean;
  gift: boolean;
  gift_option: boolean;
  gift_card: boolean;
  cost: Record<string, number>;
  size_scale: string;
  max_qty: number;
  set_members: string[];
  launched_at: Date;
  popularity: number;
  categories: string[];
  texts: Record<string, { slug: string; name: string; kind: string; material: string }>;
}>;

export type ColourwayRow = Readonly<{
  product_id: string;
  master_id: string;
  family: string;
  swatch: string;
  pictures: string[];
  names: Record<string, string>;
  upcs: string[];
  sizes: string[];
}>;

export type PriceRow = Readonly<{
  product_id: string;
  upc: string;
  price_list: string;
  /** Epoch milliseconds, as a million dates are slow to parse. */
  valid_from: number;
  valid_until: number | null;
  amount: number;
  original: number;
  reason: string | null;
}>;

/** Ids of all styles. */
export async function readStyleIds(database: Pick<Database, 'db'>): Promise<string[]> {
  const rows = await database.db.selectFrom('style').select('master_id').orderBy('master_id').execute();
  return rows.map(({ master_id }) => master_id);
}

/** Styles with their short texts and categories, aggregated in the database so that one row is one style. */
export async function readStyles(
  database: Pick<Database, 'db'>,
  masterIds: readonly string[],
): Promise<readonly StyleRow[]> {
  const { rows } = await sql<StyleRow>`
    select style.*, texts.texts, coalesce(categories.categories, '{}') as categories
    from style
    join (select master_id, jsonb_object_agg(language, jsonb_build_object(
        'slug', slug, 'name', name, 'kind', kind, 'material', material)) as texts
      from style_text where master_id = any(${masterIds}) group by master_id) as texts using (master_id)
    left join (select master_id, array_agg(category_id order by position) as categories
      from style_category where master_id = any(${masterIds}) group by master_id) as categories using (master_id)
    where master_id = any(${masterIds})`.execute(database.db);
  return rows;
}

/** Colourways of styles with names and sizes, in their order. */
export async function readColourways(
  database: Pick<Database, 'db'>,
  masterIds: readonly string[],
): Promise<readonly ColourwayRow[]> {
  const { rows } = await sql<ColourwayRow>`
    with chosen as (select * from colourway where master_id = any(${masterIds}))
    select chosen.product_id, master_id, family, swatch, pictures, names, upcs, sizes
    from chosen
    join (select product_id, jsonb_object_agg(language, name) as names
      from colourway_text join chosen using (product_id) group by product_id) as named using (product_id)
    join (select product_id, array_agg(upc order by sku.position) as upcs, array_agg(size order by sku.position) as sizes
      from sku join chosen using (product_id) group by product_id) as sized using (product_id)
    order by master_id, position`.execute(database.db);
  return rows;
}

/** Prices of styles from past to future. Those that ended more than a year before `now` are not shown on any page. */
export async function readPrices(
  database: Pick<Database, 'db'>,
  masterIds: readonly string[],
  now: Date,
): Promise<readonly PriceRow[]> {
  const { rows } = await sql<PriceRow>`
    select product_id, upc, price_list, amount, original, reason,
      (extract(epoch from valid_from) * 1000)::float8 as valid_from,
      (extract(epoch from valid_until) * 1000)::float8 as valid_until
    from price join colourway using (product_id)
    where master_id = any(${masterIds}) and (valid_until is null or valid_until > ${now}::timestamptz - interval '1 year')
    order by product_id, upc, price_list, price.valid_from`.execute(database.db);
  return rows;
}

export type LongTexts = Readonly<{
  description: string;
  points: string[];
  material: string;
  care: string;
  fit: string;
  measurements: string;
  customs_url: string | null;
}>;

/** The long texts of a style and its configurator, which only its own page shows, in the first of the languages that has them. */
export async function readLongTexts(
  database: Pick<Database, 'db'>,
  masterId: string,
  languages: readonly string[],
): Promise<LongTexts | undefined> {
  return database.db
    .selectFrom('style_text')
    .innerJoin('style', 'style.master_id', 'style_text.master_id')
    .select(['description', 'points', 'material', 'care', 'fit', 'measurements', 'customs_url'])
    .where('style_text.master_id', '=', masterId)
    .where('language', 'in', languages)
    .orderBy(sql`array_position(${languages}::text[], language)`)
    .limit(1)
    .executeTakeFirst();
}
