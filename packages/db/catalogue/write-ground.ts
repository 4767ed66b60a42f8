import { sql } from 'kysely';
import type { Database } from '../database.ts';
import { transact } from '../placement/atomic.ts';
import type { SizeRow } from '../tables/catalogue.ts';
import { announce } from './announce.ts';
import { upsertRows } from './upsert.ts';

/** A category with its texts by language. */
export type CategoryRecord = Readonly<{
  id: string;
  parentId: string | null;
  inMenu: boolean;
  picture: string | null;
  /** Members by rule rather than by hand: reduced now, or launched recently. */
  rule: 'reduced' | 'new' | null;
  texts: Readonly<Record<string, CategoryTexts>>;
}>;

export type CategoryTexts = Readonly<{
  slug: string;
  name: string;
  intro: string;
  seoTitle: string;
  seoDescription: string;
}>;

export type Ground = Readonly<{
  priceLists: readonly Readonly<{ id: string; currency: string }>[];
  sizeScales: readonly Readonly<{ id: string; sizes: readonly SizeRow[] }>[];
  /** In the order in which menus show them. */
  categories: readonly CategoryRecord[];
}>;

/** Writes what products refer to: price lists, size scales and the category tree. Repeating it changes nothing. */
export async function writeGround(database: Pick<Database, 'db'>, ground: Ground): Promise<void> {
  await transact(database.db, async (trx) => {
    await sql`set constraints all deferred`.execute(trx);
    await upsertRows(
      trx,
      { table: 'price_list', key: ['id'], columns: { id: 'text', currency: 'text' } },
      ground.priceLists,
    );
    await upsertRows(
      trx,
      { table: 'size_scale', key: ['id'], columns: { id: 'text', sizes: 'jsonb' } },
      ground.sizeScales,
    );
    await upsertRows(
      trx,
      {
        table: 'category',
        key: ['id'],
        columns: {
          id: 'text',
          parent_id: 'text',
          position: 'integer',
          in_menu: 'boolean',
          picture: 'text',
          rule: 'text',
        },
      },
      ground.categories.map(({ id, parentId, inMenu, picture, rule }, position) => ({
        id,
        parent_id: parentId,
        position,
        in_menu: inMenu,
        picture,
        rule,
      })),
    );
    await upsertRows(
      trx,
      {
        table: 'category_text',
        key: ['category_id', 'language'],
        columns: {
          category_id: 'text',
          language: 'text',
          slug: 'text',
          name: 'text',
          intro: 'text',
          seo_title: 'text',
          seo_description: 'text',
        },
      },
      ground.categories.flatMap(({ id, texts }) =>
        Object.entries(texts).map(([language, text]) => ({
          category_id: id,
          language,
          slug: text.slug,
          name: text.name,
          intro: text.intro,
          seo_title: text.seoTitle,
          seo_description: text.seoDescription,
        })),
      ),
    );
    await announce(trx, 'categories', ['all']);
  });
}
