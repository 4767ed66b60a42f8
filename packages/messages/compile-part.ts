import type { Language } from '@eyelet/domain/markets/market.ts';
import MessageFormat from '@messageformat/core';
import compileModule from '@messageformat/core/lib/compile-module.js';
import { nounsByPart, type Part, pageNouns } from './nouns.ts';
import { readCatalogue, readCatalogues, readVariant } from './read-catalogue.ts';
import type { Variant } from './wording.ts';

/**
 * Source of a module whose default export holds a part's messages: plain texts as strings, the others as functions, so
 * that a browser neither parses messages nor evaluates code (the shop's policy forbids it).
 */
export function compilePart(language: Language, part: Part): string {
  return compile(language, Object.entries(readCatalogues(nounsByPart[part], language)));
}

/** The same for the differing texts of a variant, of what pages and their loaders say. */
export function compileVariant(variant: Variant): string {
  const said = [...pageNouns, ...nounsByPart.loaders];
  const known = new Set(said.flatMap((noun) => Object.keys(readCatalogue(noun, 'en'))));
  return compile(
    variant,
    Object.entries(readVariant(variant)).filter(([key]) => known.has(key)),
  );
}

function compile(tag: string, texts: readonly [string, string][]): string {
  const format = new MessageFormat(tag.slice(0, 2));
  const isPlain = ([, text]: [string, string]) => !/[{}]/.test(text);
  const functions = compileModule(format, Object.fromEntries(texts.filter((entry) => !isPlain(entry))))
    .replace('export default', 'const functions =')
    .replace('import { number, ', "import { numberText } from '@eyelet/messages/number-text.ts';\nimport { ")
    .replaceAll(/\bnumber\((".."), (d(?:\.\w+|\["[^"]+"\])), 0\)/g, 'numberText($1, $2)');
  const plain = JSON.stringify(Object.fromEntries(texts.filter(isPlain)));
  return `${functions};\nexport default { ...functions, ...${plain} };\n`;
}
