import { setImmediate } from 'node:timers/promises';
import type { Language } from '@eyelet/domain/markets/market.ts';
import { LRUCache } from 'lru-cache';
import MiniSearch, { type SearchResult } from 'minisearch';
import type { Memory } from '../catalogue/memory/memory.ts';
import { createDictionary, type Dictionary } from './dictionary.ts';
import { fuzziness, isNear } from './distance.ts';
import { boosts, type SearchDocument, searchDocumentOf } from './document.ts';
import { type Phrase, phrasesLike, phrasesOf } from './phrases.ts';
import { type AskedWord, askFor } from './query.ts';
import type { Found, SearchIndex } from './search-index.ts';
import { indexedForms, stem, wordsOf } from './words.ts';

const languages: readonly Language[] = ['en', 'fr', 'de', 'it'];

/** Styles indexed between two turns of the event loop, so that requests are answered meanwhile. */
const batch = 200;

/** Ids kept in results of terms already searched for: a broad term on a large catalogue finds half of it. */
const keptIds = 4_000_000;

type LanguageIndex = Readonly<{ search: MiniSearch<SearchDocument>; dictionary: Dictionary }>;

/** A search index in memory, one per language, built in the background when first needed and patched afterwards. */
export function createMemoryIndex(memoryNow: () => Memory): SearchIndex {
  const built = new Map<Language, Promise<LanguageIndex>>();
  const phrases = new Map<Language, { structure: number; list: readonly Phrase[] }>();
  const found = new LRUCache<string, Found>({
    maxSize: keptIds,
    sizeCalculation: ({ masterIds }) => masterIds.length + 1,
  });
  const changedWhileBuilding = new Map<Language, Set<string>>();

  function indexOf(language: Language): Promise<LanguageIndex> {
    const known = built.get(language);
    if (known) return known;
    const making = build(language);
    built.set(language, making);
    return making;
  }

  async function build(language: Language): Promise<LanguageIndex> {
    const index = emptyIndex(language);
    const changed = new Set<string>();
    changedWhileBuilding.set(language, changed);
    const styles = memoryNow().listed();
    for (let start = 0; start < styles.length; start += batch) {
      index.search.addAll(
        styles.slice(start, start + batch).map((style) => searchDocumentOf(style, memoryNow(), language)),
      );
      if (styles.length > batch) await setImmediate();
    }
    changedWhileBuilding.delete(language);
    for (const masterId of changed) put(index, masterId, language);
    found.clear();
    return index;
  }

  function put({ search }: LanguageIndex, masterId: string, language: Language): void {
    const style = memoryNow().style(masterId);
    if (search.has(masterId)) search.discard(masterId);
    if (style?.listed) search.add(searchDocumentOf(style, memoryNow(), language));
  }

  return {
    async search(term, language) {
      const direct = byId(term, memoryNow());
      if (direct) return { masterIds: [direct], suggestion: null };
      const key = `${language} ${term.toLowerCase()}`;
      const known = found.get(key);
      if (known) return known;
      const index = await indexOf(language);
      const result = find(index, term, language, (id) => memoryNow().style(id)?.popularity ?? 0);
      found.set(key, result);
      return result;
    },
    async terms(text, language, count) {
      const known = phrases.get(language);
      const structure = memoryNow().structure();
      const current = known?.structure === structure ? known.list : phrasesOf(memoryNow(), language);
      phrases.set(language, { structure, list: current });
      return phrasesLike(text, current, language, count);
    },
    refresh(masterIds) {
      found.clear();
      for (const changed of changedWhileBuilding.values()) for (const masterId of masterIds) changed.add(masterId);
      for (const [language, making] of built) {
        if (changedWhileBuilding.has(language)) continue;
        making.then((index) => {
          for (const masterId of masterIds) put(index, masterId, language);
          found.clear();
        });
      }
    },
    async warm() {
      for (const language of languages) await indexOf(language);
    },
  };
}

function emptyIndex(language: Language): LanguageIndex {
  const dictionary = createDictionary();
  const search = new MiniSearch<SearchDocument>({
    fields: Object.keys(boosts),
    tokenize: (text) => wordsOf(text, language),
    processTerm: (word) => {
      const forms = indexedForms(word, language);
      for (const form of forms) dictionary.add(form, form === stem(word, language) ? word : form);
      return forms;
    },
  });
  return { search, dictionary };
}

const asIs = { tokenize: (text: string) => [text], processTerm: (word: string) => word };

function find(index: LanguageIndex, term: string, language: Language, popularity: (id: string) => number): Found {
  const asked = wordsOf(term, language)
    .slice(0, 8)
    .map((word) => askFor(word, language, index.dictionary));
  if (asked.length === 0) return { masterIds: [], suggestion: null };
  const run = (combineWith: 'AND' | 'OR') =>
    index.search.search(
      { combineWith, queries: asked.map(({ query }) => query) },
      {
        ...asIs,
        boost: boosts,
        weights: { prefix: 0.7, fuzzy: 0.35 },
        boostDocument: (id) => 0.8 + popularity(id) / 250,
      },
    );
  let results = run('AND');
  if (results.length === 0 && asked.length > 1) results = run('OR');
  return {
    masterIds: results.map(({ id }) => id as string),
    suggestion: suggestionOf(asked, results[0], index.dictionary, language),
  };
}

/** The words as the best hit spells them; null when it has them as they were typed. */
function suggestionOf(
  asked: readonly AskedWord[],
  best: SearchResult | undefined,
  dictionary: Dictionary,
  language: Language,
): string | null {
  if (!best) return null;
  const terms = Object.keys(best.match);
  let corrected = false;
  const spelled = asked.map(({ typed, alternatives, meant }) => {
    if (meant !== undefined) {
      corrected = true;
      return dictionary.spelling(meant);
    }
    const stemmed = stem(typed, language);
    if (terms.some((one) => one.startsWith(stemmed) || alternatives.includes(one))) return typed;
    const near = terms.find((one) => isNear(one, stemmed, fuzziness(stemmed)));
    if (near === undefined) return typed;
    corrected = true;
    return dictionary.spelling(near);
  });
  return corrected ? spelled.join(' ') : null;
}

/** A style, colourway or SKU named by its number. */
function byId(term: string, memory: Memory): string | undefined {
  const id = term.trim().toUpperCase();
  if (/^\d{13}$/.test(id)) return memory.sku(id)?.colourway.style.masterId;
  if (!/^[A-Z]{2}[A-Z0-9]{6,9}$/.test(id)) return undefined;
  return memory.style(id.slice(0, 8))?.masterId;
}
