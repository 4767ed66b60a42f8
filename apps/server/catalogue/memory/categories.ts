import type { readCategories, readCategoryTexts } from '@eyelet/db/catalogue/read-ground.ts';
import type { CategoryEntry, CategoryTexts } from './entry.ts';
import type { Vocabulary } from './vocabulary.ts';

type CategoryRows = Awaited<ReturnType<typeof readCategories>>;
type TextRows = Awaited<ReturnType<typeof readCategoryTexts>>;

export type CategoryTree = Readonly<{
  byId: ReadonlyMap<string, CategoryEntry>;
  rootIds: readonly string[];
}>;

export const emptyTree: CategoryTree = { byId: new Map(), rootIds: [] };

/**
 * Builds the tree in menu order; numbers come from the vocabulary, so that a rebuilt tree keeps them. Pictures get
 * their names in URLs.
 */
export function buildTree(
  rows: CategoryRows,
  texts: TextRows,
  numbers: Vocabulary,
  inAddress: ReadonlyMap<string, string>,
): CategoryTree {
  const textsOf = Map.groupBy(texts, ({ category_id }) => category_id);
  const childrenOf = Map.groupBy(rows, ({ parent_id }) => parent_id ?? '');
  const entries = rows.map(
    (row): CategoryEntry => ({
      id: row.id,
      number: numbers.numberOf(row.id),
      parentId: row.parent_id,
      childIds: (childrenOf.get(row.id) ?? []).map(({ id }) => id),
      inMenu: row.in_menu,
      picture: row.picture === null ? null : (inAddress.get(row.picture) ?? row.picture),
      rule: row.rule,
      texts: Object.fromEntries(
        (textsOf.get(row.id) ?? []).map((text): [string, CategoryTexts] => [text.language, text]),
      ),
    }),
  );
  return {
    byId: new Map(entries.map((entry) => [entry.id, entry])),
    rootIds: (childrenOf.get('') ?? []).map(({ id }) => id),
  };
}

/** A category and all its ancestors, from the root down. */
export function pathTo(tree: CategoryTree, id: string): readonly CategoryEntry[] {
  const path: CategoryEntry[] = [];
  for (let entry = tree.byId.get(id); entry && path.length < 10; entry = tree.byId.get(entry.parentId ?? '')) {
    path.unshift(entry);
  }
  return path;
}
