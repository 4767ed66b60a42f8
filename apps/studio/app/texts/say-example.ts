import { piecesOf } from '@eyelet/messages/pieces-of.ts';
import { sayPieces } from '@eyelet/messages/say-pieces.ts';
import { argumentsIn } from './arguments-in.ts';

/** A text with the values that an example begins with. */
export function sayExample(text: string, wording: string): string {
  const pieces = piecesOf(text);
  const values = argumentsIn(pieces).map(({ name, first }) => [name, first]);
  return sayPieces(pieces, wording.slice(0, 2), Object.fromEntries(values));
}
