import { fileURLToPath } from 'node:url';
import type { Language } from '@eyelet/domain/markets/market.ts';
import type { Plugin } from 'vite';
import { compilePart, compileVariant } from './compile-part.ts';
import { languages, nounsByPart, type Part, parts } from './nouns.ts';
import { catalogueFile, variantFile } from './read-catalogue.ts';
import { variantOf } from './wording.ts';

const prefix = 'virtual:messages/';
const resolvedPrefix = '\0virtual:messages/';

/**
 * Serves `virtual:messages/<language>/<part>` as compiled functions, a module for each language and part, and
 * `virtual:messages/<variant>`.
 */
export function messagesPlugin(): Plugin {
  return {
    name: 'eyelet-messages',
    resolveId(id) {
      if (!id.startsWith(prefix)) return undefined;
      const path = id.slice(prefix.length);
      return wantedOf(path) || variantOf(path) ? `\0${id}` : undefined;
    },
    load(id) {
      if (!id.startsWith(resolvedPrefix)) return undefined;
      const path = id.slice(resolvedPrefix.length);
      const variant = variantOf(path);
      if (variant) {
        this.addWatchFile(fileURLToPath(variantFile(variant)));
        return { code: compileVariant(variant), moduleSideEffects: false };
      }
      const wanted = wantedOf(path);
      if (!wanted) return undefined;
      for (const noun of nounsByPart[wanted.part])
        this.addWatchFile(fileURLToPath(catalogueFile(noun, wanted.language)));
      return { code: compilePart(wanted.language, wanted.part), moduleSideEffects: false };
    },
  };
}

function wantedOf(path: string): { language: Language; part: Part } | undefined {
  const [first, second] = path.split('/');
  const language = languages.find((one) => one === first);
  const part = parts.find((one) => one === second);
  return language && part ? { language, part } : undefined;
}
