import { type Pieces, sayPieces } from './say-pieces.ts';
import type { CompiledMessages } from './translate.ts';

/** Messages by key, as a page gets them. */
export type OwnTexts = Readonly<Record<string, Pieces>>;

/** Messages as data, ready to be said in a language. */
export function sayable(texts: OwnTexts, tag: string): CompiledMessages {
  const language = tag.slice(0, 2);
  return Object.fromEntries(
    Object.entries(texts).map(([key, pieces]) => [key, (args) => sayPieces(pieces, language, args)]),
  );
}
