import type { Language } from '@eyelet/domain/markets/market.ts';
import MessageFormat from '@messageformat/core';
import compileModule from '@messageformat/core/lib/compile-module.js';
import { nounsByPart, type Part } from './nouns.ts';
import { readCatalogues } from './read-catalogue.ts';

/**
 * Source of a module whose default export holds a part's messages: plain texts as strings, the others as functions, so
 * that a browser neither parses messages nor evaluates code (the shop's policy forbids it).
 */
export function compilePart(language: Language, part: Part): string {
  const texts = Object.entries(readCatalogues(nounsByPart[part], language));
  const format = new MessageFormat(language);
  const isPlain = ([, text]: [string, string]) => !/[{}]/.test(text);
  const functions = compileModule(format, Object.fromEntries(texts.filter((entry) => !isPlain(entry))));
  const plain = JSON.stringify(Object.fromEntries(texts.filter(isPlain)));
  return `${functions.replace('export default', 'const functions =')};\nexport default { ...functions, ...${plain} };\n`;
}
