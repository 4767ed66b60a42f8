import type { Language } from '@eyelet/domain/markets/market.ts';
import { inLanguage } from '../catalogue/view.ts';
import type { CategoryFacts } from './document.ts';
import { synonymGroups, synonymsOf } from './synonyms.ts';
import type { TextIndex } from './text-index.ts';
import { stem, wordsOf } from './words.ts';

export type Phrase = Readonly<{
  text: string;
  /** As the catalogue writes it, such as with the capital of a German noun. */
  name: string;
  stems: readonly string[];
  weight: number;
}>;

/**
 * Completions that shoppers may want to type, heaviest first: kinds of products and categories by their number of
 * products and popularity, then their synonyms.
 */
export function phrasesOf(index: TextIndex, categories: CategoryFacts): readonly Phrase[] {
  const { language } = index;
  const weights = new Map<string, number>();
  const written = new Map<string, string>();
  const weigh = (text: string, weight: number) => {
    const phrase = text.toLocaleLowerCase(language);
    weights.set(phrase, (weights.get(phrase) ?? 0) + weight);
    if (!written.has(phrase)) written.set(phrase, text);
  };
  const ofKinds = new Map<string, number>();
  const numbers = index.numbers();
  const popularities = index.popularities();
  for (let slot = 0; slot < index.slots(); slot += 1) {
    if ((numbers[slot] as number) < 0) continue;
    const kind = index.kindAt(slot);
    ofKinds.set(kind, (ofKinds.get(kind) ?? 0) + 10 + (popularities[slot] as number));
  }
  for (const [kind, weight] of ofKinds) if (kind !== '') weigh(kind, weight);
  for (const { names, inMenu } of Object.values(categories)) {
    const name = inLanguage(names, language);
    if (name && inMenu) weigh(name, 20);
  }
  const stems = new Set<string>();
  for (const phrase of weights.keys()) for (const word of wordsOf(phrase, language)) stems.add(stem(word, language));
  for (const word of synonymGroups(language).flat()) {
    const [only = '', second] = wordsOf(word, language).map((one) => stem(one, language));
    if (second !== undefined || weights.has(word)) continue;
    if (synonymsOf(only, language).some((alternative) => alternative.every((one) => stems.has(one))))
      weights.set(word, 1);
  }
  return [...weights]
    .map(([text, weight]) => ({
      ...{ text, weight, name: written.get(text) ?? text },
      stems: wordsOf(text, language).map((word) => stem(word, language)),
    }))
    .sort((one, other) => other.weight - one.weight);
}

/** The heaviest phrases that have, for each typed word, a word beginning with it; singular and plural are one. */
export function phrasesLike(
  typed: string,
  phrases: readonly Phrase[],
  language: Language,
  count: number,
): readonly string[] {
  const words = wordsOf(typed, language).map((word) => stem(word, language));
  if (words.length === 0) return [];
  const found = new Map<string, string>();
  for (const { text, stems } of phrases) {
    const same = stems.join(' ');
    if (!found.has(same) && words.every((word) => stems.some((one) => one.startsWith(word)))) found.set(same, text);
    if (found.size === count) break;
  }
  return [...found.values()];
}

/** The heaviest phrases, as the catalogue writes them; singular and plural are one. */
export function heaviest(phrases: readonly Phrase[], count: number): readonly string[] {
  const found = new Map<string, string>();
  for (const { name, stems } of phrases) {
    const same = stems.join(' ');
    if (!found.has(same)) found.set(same, name);
    if (found.size === count) break;
  }
  return [...found.values()];
}
