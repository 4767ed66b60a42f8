import type { Language } from '@eyelet/domain/markets/market.ts';
import { catalogueLabels } from '@eyelet/messages/catalogue/labels.ts';
import { pathTo } from '../catalogue/memory/categories.ts';
import type { StyleEntry } from '../catalogue/memory/entry.ts';
import type { Memory } from '../catalogue/memory/memory.ts';
import { inLanguage } from '../catalogue/view.ts';

export type SearchDocument = Readonly<{
  id: string;
  name: string;
  kind: string;
  colours: string;
  categories: string;
  about: string;
}>;

/** What weighs how much when a word is found in it. */
export const boosts: Readonly<Record<Exclude<keyof SearchDocument, 'id'>, number>> = {
  name: 5,
  kind: 4,
  colours: 2,
  categories: 2,
  about: 1,
};

/** A style as text in one language. */
export function searchDocumentOf(style: StyleEntry, memory: Memory, language: Language): SearchDocument {
  const labels = catalogueLabels(language);
  const texts = inLanguage(style.texts, language);
  const families = style.colourways.map(({ family }) => memory.words.family.wordOf(family));
  const activities = style.activities.map((number) => memory.words.activity.wordOf(number));
  const gender = memory.words.gender.wordOf(style.gender) as keyof typeof labels.genders;
  const categories = new Set(style.categories.flatMap((id) => pathTo(memory.tree(), id)));
  return {
    id: style.masterId,
    name: texts?.name ?? '',
    kind: texts?.kind ?? '',
    colours: [
      ...style.colourways.map(({ names }) => inLanguage(names, language) ?? ''),
      ...families.map((family) => labels.colours[family as keyof typeof labels.colours] ?? family),
    ].join(' '),
    categories: [...categories].map((entry) => inLanguage(entry.texts, language)?.name ?? '').join(' '),
    about: [
      labels.genders[gender] ?? '',
      ...activities.map((activity) => labels.activities[activity] ?? activity),
      texts?.material ?? '',
    ].join(' '),
  };
}
