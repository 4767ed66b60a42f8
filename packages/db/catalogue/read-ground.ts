import type { Database } from '../database.ts';

/** The category tree in menu order. */
export async function readCategories(database: Pick<Database, 'db'>) {
  return database.db
    .selectFrom('category')
    .select(['id', 'parent_id', 'in_menu', 'picture', 'rule'])
    .orderBy('position')
    .orderBy('id')
    .execute();
}

/** Every text of every category. */
export async function readCategoryTexts(database: Pick<Database, 'db'>) {
  return database.db.selectFrom('category_text').selectAll().execute();
}

/** Every size scale. */
export async function readSizeScales(database: Pick<Database, 'db'>) {
  return database.db.selectFrom('size_scale').selectAll().execute();
}

/** Every price list. */
export async function readPriceLists(database: Pick<Database, 'db'>) {
  return database.db.selectFrom('price_list').selectAll().execute();
}
