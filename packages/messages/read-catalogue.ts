import { readFileSync } from 'node:fs';
import type { Language } from '@eyelet/domain/markets/market.ts';
import type { Noun } from './nouns.ts';

/** Where the texts of a noun stand; file URL. */
export function catalogueFile(noun: Noun, language: Language): URL {
  return new URL(`./catalogues/${noun}.${language}.json`, import.meta.url);
}

/** Texts of a noun by key, as they are written. */
export function readCatalogue(noun: Noun, language: Language): Readonly<Record<string, string>> {
  return JSON.parse(readFileSync(catalogueFile(noun, language), 'utf8'));
}

/** Texts of several nouns together. */
export function readCatalogues(nouns: readonly Noun[], language: Language): Readonly<Record<string, string>> {
  return Object.assign({}, ...nouns.map((noun) => readCatalogue(noun, language)));
}
