import type { Language } from '@eyelet/domain/markets/market.ts';
import { type CategoryFacts, type StyleFacts, searchDocumentOf } from './document.ts';
import { find, type Hits } from './find.ts';
import { heaviest, type Phrase, phrasesLike, phrasesOf } from './phrases.ts';
import { createTextIndex, type TextIndex } from './text-index.ts';

export const searchLanguages: readonly Language[] = ['en', 'fr', 'de', 'it'];

/** Everything that searching needs, in every language: the contents of the search thread. */
export type StyleIndex = Readonly<{
  setCategories: (categories: CategoryFacts) => void;
  put: (styles: readonly StyleFacts[]) => void;
  remove: (numbers: readonly number[]) => void;
  /** The best hits up to a number; all if none is given. */
  find: (term: string, language: Language, spent: () => boolean, most?: number) => Hits;
  /** Whole terms that begin with the text, most useful first. */
  terms: (text: string, language: Language, count: number) => readonly string[];
  /** The terms with most products, popular products counting more. */
  popular: (language: Language, count: number) => readonly string[];
}>;

export function createStyleIndex(): StyleIndex {
  const texts = new Map<Language, TextIndex>(searchLanguages.map((language) => [language, createTextIndex(language)]));
  const phrases = new Map<Language, readonly Phrase[]>();
  let categories: CategoryFacts = {};
  const textsIn = (language: Language): TextIndex => {
    const found = texts.get(language);
    if (!found) throw new Error(`there is no index for the language "${language}"`);
    return found;
  };
  const phrasesIn = (language: Language): readonly Phrase[] => {
    const known = phrases.get(language) ?? phrasesOf(textsIn(language), categories);
    phrases.set(language, known);
    return known;
  };
  return {
    setCategories(next) {
      categories = next;
      phrases.clear();
    },
    put(styles) {
      for (const [language, index] of texts) {
        for (const style of styles)
          index.put(style.number, searchDocumentOf(style, categories, language), style.popularity);
      }
      phrases.clear();
    },
    remove(numbers) {
      for (const index of texts.values()) for (const number of numbers) index.remove(number);
      phrases.clear();
    },
    find: (term, language, spent, most) => find(textsIn(language), term, spent, most),
    terms: (text, language, count) => phrasesLike(text, phrasesIn(language), language, count),
    popular: (language, count) => heaviest(phrasesIn(language), count),
  };
}
