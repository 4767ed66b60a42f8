import { setImmediate } from 'node:timers/promises';
import type { Language } from '@eyelet/domain/markets/market.ts';
import MiniSearch, { type Query, type SearchResult } from 'minisearch';
import type { Memory } from '../catalogue/memory/memory.ts';
import { boosts, type SearchDocument, searchDocumentOf } from './document.ts';
import type { Found, SearchIndex } from './search-index.ts';
import { synonymsOf } from './synonyms.ts';
import { indexedForms, stem, wordsOf } from './words.ts';

const languages: readonly Language[] = ['en', 'fr', 'de', 'it'];

/** Styles indexed between two turns of the event loop, so that requests are answered meanwhile. */
const batch = 200;

type LanguageIndex = Readonly<{ search: MiniSearch<SearchDocument>; surfaces: Map<string, string> }>;

/** A search index in memory, one per language, built in the background when first needed and patched afterwards. */
export function createMemoryIndex(memoryNow: () => Memory): SearchIndex {
  const built = new Map<Language, Promise<LanguageIndex>>();
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
      return find(await indexOf(language), term, language, (id) => memoryNow().style(id)?.popularity ?? 0);
    },
    async terms(text, language, count) {
      const { search, surfaces } = await indexOf(language);
      const words = wordsOf(text, language);
      const last = words.at(-1);
      if (last === undefined || last.length < 2) return [];
      const before = text.slice(0, text.toLowerCase().lastIndexOf(last.slice(0, 1)));
      const head = words.length > 1 ? before.trimEnd() : '';
      const suggestions = search.autoSuggest(stem(last, language), {
        prefix: true,
        fuzzy: fuzziness,
        fields: ['name', 'kind', 'categories'],
      });
      const terms = suggestions.map(({ suggestion }) => surfaces.get(suggestion) ?? suggestion);
      return [...new Set(terms.map((one) => (head === '' ? one : `${head} ${one}`)))].slice(0, count);
    },
    refresh(masterIds) {
      for (const changed of changedWhileBuilding.values()) for (const masterId of masterIds) changed.add(masterId);
      for (const [language, making] of built) {
        if (changedWhileBuilding.has(language)) continue;
        making.then((index) => {
          for (const masterId of masterIds) put(index, masterId, language);
        });
      }
    },
    async warm() {
      for (const language of languages) await indexOf(language);
    },
  };
}

function emptyIndex(language: Language): LanguageIndex {
  const surfaces = new Map<string, string>();
  const search = new MiniSearch<SearchDocument>({
    fields: Object.keys(boosts),
    tokenize: (text) => wordsOf(text, language),
    processTerm: (word) => {
      const forms = indexedForms(word, language);
      const [first = word] = forms;
      if (!surfaces.has(first)) surfaces.set(first, word);
      return forms;
    },
  });
  return { search, surfaces };
}

/** Edits that a word of its length may be away from what was meant. */
function fuzziness(word: string): number | false {
  if (word.length < 4 || /\d/.test(word)) return false;
  return word.length < 8 ? 1 : 2;
}

const asIs = { tokenize: (text: string) => [text], processTerm: (word: string) => word };

/** A word, the beginnings and slips of it, and other ways to say it. */
function queryFor(word: string, language: Language): Query {
  const stemmed = stem(word, language);
  const alternatives = synonymsOf(stemmed, language).map(
    (words): Query => ({ combineWith: 'AND', queries: [...words], prefix: false, fuzzy: false }),
  );
  return {
    combineWith: 'OR',
    queries: [{ queries: [stemmed], prefix: stemmed.length > 1, fuzzy: fuzziness(stemmed) }, ...alternatives],
  };
}

function find(index: LanguageIndex, term: string, language: Language, popularity: (id: string) => number): Found {
  const words = wordsOf(term, language).slice(0, 8);
  if (words.length === 0) return { masterIds: [], suggestion: null };
  const run = (combineWith: 'AND' | 'OR') =>
    index.search.search(
      { combineWith, queries: words.map((word) => queryFor(word, language)) },
      {
        ...asIs,
        boost: boosts,
        weights: { prefix: 0.7, fuzzy: 0.35 },
        boostDocument: (id) => 0.8 + popularity(id) / 250,
      },
    );
  let results = run('AND');
  if (results.length === 0 && words.length > 1) results = run('OR');
  return {
    masterIds: results.map(({ id }) => id as string),
    suggestion: suggestionOf(words, results[0], index, language),
  };
}

/** The words as the best hit spells them; null when it has them as they were typed. */
function suggestionOf(
  words: readonly string[],
  best: SearchResult | undefined,
  { surfaces }: LanguageIndex,
  language: Language,
): string | null {
  if (!best) return null;
  const terms = Object.keys(best.match);
  let corrected = false;
  const spelled = words.map((word) => {
    const stemmed = stem(word, language);
    const alternatives = synonymsOf(stemmed, language).flat();
    if (terms.some((one) => one.startsWith(stemmed) || alternatives.includes(one))) return word;
    const near = terms.find((one) => one[0] === stemmed[0]) ?? terms[0];
    if (near === undefined) return word;
    corrected = true;
    return surfaces.get(near) ?? near;
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
