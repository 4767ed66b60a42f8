import { writeFileSync } from 'node:fs';
import { argumentsOf } from './message-arguments.ts';
import { languages, type Noun, nouns } from './nouns.ts';
import { catalogueFile, readCatalogue, readCatalogues, readVariant } from './read-catalogue.ts';
import { isUsed, usedKeys } from './source-keys.ts';
import { misspelt } from './spelling.ts';
import { variants } from './wording.ts';

/** Keys missing in a language, and messages whose arguments differ from the English ones. */
export function incompleteMessages(): string[] {
  return nouns.flatMap((noun) => {
    const english = readCatalogue(noun, 'en');
    return languages.flatMap((language) => {
      const texts = readCatalogue(noun, language);
      const where = `${noun}.${language}`;
      return [
        ...Object.keys(english)
          .filter((key) => !texts[key]?.trim())
          .map((key) => `${where}: ${key} is missing`),
        ...Object.keys(texts)
          .filter((key) => !(key in english))
          .map((key) => `${where}: ${key} is not in English`),
        ...Object.entries(texts).flatMap(([key, text]) => differing(where, key, text, english[key])),
      ];
    });
  });
}

function differing(where: string, key: string, text: string, english: string | undefined): string[] {
  try {
    const own = argumentsOf(text).join(' ');
    const expected = argumentsOf(english ?? text).join(' ');
    return own === expected ? [] : [`${where}: ${key} takes "${own}" instead of "${expected}"`];
  } catch (error) {
    return [`${where}: ${key} does not parse: ${(error as Error).message}`];
  }
}

/** Problems of the variants of English: unused keys, texts that do not differ, and foreign spellings. */
export function unfitVariants(): string[] {
  const english = readCatalogues(nouns, 'en');
  return [
    ...misspelt('en'),
    ...misspelt('de'),
    ...variants.flatMap((variant) => [
      ...Object.entries(readVariant(variant)).flatMap(([key, text]) => {
        if (english[key] === undefined) return [`${variant}: ${key} is not in English`];
        return english[key] === text
          ? [`${variant}: ${key} says the same`]
          : differing(variant, key, text, english[key]);
      }),
      ...misspelt(variant),
    ]),
  ];
}

/** Keys that no source uses, neither whole nor by the beginning of a template. */
export function unusedMessages(): string[] {
  const used = usedKeys();
  return nouns.flatMap((noun) => Object.keys(readCatalogue(noun, 'en')).filter((key) => !isUsed(key, used)));
}

/** Removes keys from the catalogues of every language. */
function prune(keys: ReadonlySet<string>): void {
  for (const noun of nouns) for (const language of languages) pruneOne(noun, language, keys);
}

function pruneOne(noun: Noun, language: (typeof languages)[number], keys: ReadonlySet<string>): void {
  const kept = Object.entries(readCatalogue(noun, language)).filter(([key]) => !keys.has(key));
  writeFileSync(catalogueFile(noun, language), `${JSON.stringify(Object.fromEntries(kept), undefined, 2)}\n`);
}

if (import.meta.main) {
  const unused = unusedMessages();
  if (process.argv.includes('--prune')) prune(new Set(unused));
  const problems = [...incompleteMessages(), ...unfitVariants(), ...unused.map((key) => `${key} is not used`)];
  for (const problem of problems) console.log(problem);
  console.log(problems.length === 0 ? 'All messages are complete and used.' : `${problems.length} problems`);
  process.exitCode = problems.length === 0 || process.argv.includes('--prune') ? 0 : 1;
}
