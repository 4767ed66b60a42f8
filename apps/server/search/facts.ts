import { type CategoryTree, pathTo } from '../catalogue/memory/categories.ts';
import type { StyleEntry } from '../catalogue/memory/entry.ts';
import type { Memory } from '../catalogue/memory/memory.ts';
import type { CategoryFacts, StyleFacts } from './document.ts';

/** The facts of a style that the search index receives. */
export function styleFactsOf(style: StyleEntry, number: number, { words }: Memory): StyleFacts {
  return {
    number,
    popularity: style.popularity,
    gender: words.gender.wordOf(style.gender),
    activities: style.activities.map(words.activity.wordOf),
    texts: style.texts,
    colourways: style.colourways.map(({ family, names }) => ({ family: words.family.wordOf(family), names })),
    categories: style.categories,
  };
}

/** The facts of the categories that the search index receives. */
export function categoryFactsOf(tree: CategoryTree): CategoryFacts {
  return Object.fromEntries(
    [...tree.byId.values()].map(({ id, texts, inMenu }) => [
      id,
      {
        names: Object.fromEntries(Object.entries(texts).map(([language, { name }]) => [language, name])),
        path: pathTo(tree, id).map((entry) => entry.id),
        inMenu,
      },
    ]),
  );
}
