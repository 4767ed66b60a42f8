import { readFileSync } from 'node:fs';
import type { Language } from '@eyelet/domain/markets/market.ts';
import type { Noun } from './nouns.ts';
import { type Variant, variantOf } from './wording.ts';

/** File URL of the texts of a noun. */
export function catalogueFile(noun: Noun, language: Language): URL {
  return new URL(`./catalogues/${noun}.${language}.json`, import.meta.url);
}

/** Texts of a noun by key, as written. */
export function readCatalogue(noun: Noun, language: Language): Readonly<Record<string, string>> {
  return JSON.parse(readFileSync(catalogueFile(noun, language), 'utf8'));
}

/** File URL of the differing texts of a variant. */
export function variantFile(variant: Variant): URL {
  return new URL(`./catalogues/variants/${variant}.json`, import.meta.url);
}

/** The differing texts of a variant, by key. */
export function readVariant(variant: Variant): Readonly<Record<string, string>> {
  return JSON.parse(readFileSync(variantFile(variant), 'utf8'));
}

/** Texts of several nouns together, in the wording of a tag. */
export function readCatalogues(nouns: readonly Noun[], tag: string): Readonly<Record<string, string>> {
  const variant = variantOf(tag);
  const texts = Object.assign({}, ...nouns.map((noun) => readCatalogue(noun, tag.slice(0, 2) as Language)));
  return variant ? { ...texts, ...readVariant(variant) } : texts;
}
