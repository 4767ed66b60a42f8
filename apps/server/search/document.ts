import type { Language } from '@eyelet/domain/markets/market.ts';
import { catalogueLabels } from '@eyelet/messages/catalogue/labels.ts';
import { inLanguage } from '../catalogue/view.ts';

/** The data by which a style is found. Plain data, as it is posted to another thread. */
export type StyleFacts = Readonly<{
  /** The number of the style in results. */
  number: number;
  popularity: number;
  gender: string;
  activities: readonly string[];
  texts: Readonly<Record<string, Readonly<{ name: string; kind: string; material: string }>>>;
  colourways: readonly Readonly<{ family: string; names: Readonly<Record<string, string>> }>[];
  /** Own categories. */
  categories: readonly string[];
}>;

/** Categories by their ids: names by language, parents, and whether the menu shows them. */
export type CategoryFacts = Readonly<
  Record<string, Readonly<{ names: Readonly<Record<string, string>>; path: readonly string[]; inMenu: boolean }>>
>;

/** The fields of a style as text, each with the weight of a word found in it. */
export const boosts = { name: 5, kind: 4, colours: 2, categories: 2, about: 1 } as const;

/** How many words a field usually has: a word among fewer weighs more. */
export const usualWords = { name: 2, kind: 2, colours: 6, categories: 6, about: 6 } as const;

export type Field = keyof typeof boosts;

/** A style as text in one language. */
export type SearchDocument = Readonly<Record<Field, readonly string[]>>;

export function searchDocumentOf(style: StyleFacts, categories: CategoryFacts, language: Language): SearchDocument {
  const labels = catalogueLabels(language);
  const texts = inLanguage(style.texts, language);
  const path = new Set(style.categories.flatMap((id) => categories[id]?.path ?? []));
  return {
    name: [texts?.name ?? ''],
    kind: [texts?.kind ?? ''],
    colours: [
      ...style.colourways.map(({ names }) => inLanguage(names, language) ?? ''),
      ...style.colourways.map(({ family }) => labels.colours[family as keyof typeof labels.colours] ?? family),
    ],
    categories: [...path].map((id) => inLanguage(categories[id]?.names ?? {}, language) ?? ''),
    about: [
      labels.genders[style.gender as keyof typeof labels.genders] ?? '',
      ...style.activities.map((activity) => labels.activities[activity] ?? activity),
      texts?.material ?? '',
    ],
  };
}
