import { parse, type Token } from '@messageformat/parser';
import type { Piece, Pieces } from './say-pieces.ts';

/** The pieces of an ICU message. Throws if it cannot be parsed. */
export function piecesOf(text: string): Pieces {
  return parse(text).map(pieceOf);
}

function pieceOf(token: Token): Piece {
  switch (token.type) {
    case 'content':
      return token.value;
    case 'octothorpe':
      return 0;
    case 'argument':
      return [token.arg];
    case 'function':
      throw new Error(`no message uses the format ${token.key}`);
    default: {
      const cases = token.cases.map(({ key, tokens }) => [key, tokens.map(pieceOf)]);
      return [token.arg, token.type, Object.fromEntries(cases), token.pluralOffset ?? 0];
    }
  }
}
