import type { Language } from '@eyelet/domain/markets/market.ts';
import type { Query } from 'minisearch';
import type { Dictionary } from './dictionary.ts';
import { fuzziness, isNear } from './distance.ts';
import { synonymsOf, synonymWords } from './synonyms.ts';
import { stem } from './words.ts';

/** A typed word as the index is asked for it. */
export type AskedWord = Readonly<{
  typed: string;
  query: Query;
  alternatives: readonly string[];
  /** Stem of the known word that it was taken for, where it had to be. */
  meant: string | undefined;
}>;

/**
 * A word as typed, as the beginning of one, and the other ways to say it. Only a word that is none of these is taken for
 * a slip of the finger, so that "vest" finds no "vert".
 */
export function askFor(typed: string, language: Language, dictionary: Dictionary): AskedWord {
  const stemmed = stem(typed, language);
  const known = dictionary.hasBeginning(stemmed);
  let alternatives = synonymsOf(stemmed, language);
  let meant: string | undefined;
  if (!known && alternatives.length === 0) {
    const edits = fuzziness(stemmed);
    meant = edits > 0 ? synonymWords(language).find((word) => isNear(word, stemmed, edits)) : undefined;
    alternatives = meant ? [[meant], ...synonymsOf(meant, language)] : [];
  }
  const otherWays = alternatives.map(
    (words): Query => ({ combineWith: 'AND', queries: [...words], prefix: false, fuzzy: false }),
  );
  return {
    typed,
    meant,
    alternatives: alternatives.flat(),
    query: {
      combineWith: 'OR',
      queries: [{ queries: [stemmed], prefix: true, fuzzy: known ? false : fuzziness(stemmed) || false }, ...otherWays],
    },
  };
}
