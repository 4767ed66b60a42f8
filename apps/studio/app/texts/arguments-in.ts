import type { Pieces } from '@eyelet/messages/say-pieces.ts';

/** An argument of a text: the value that an example begins with, and the cases where it chooses between words. */
export type FoundArgument = Readonly<{ name: string; first: string; cases?: readonly string[] }>;

/** The arguments of a text, each once, in the order in which they occur; one that chooses is known by its choice. */
export function argumentsIn(pieces: Pieces): readonly FoundArgument[] {
  const found = new Map<string, FoundArgument>();
  for (const one of pieces.flatMap(argumentsOfPiece)) {
    const known = found.get(one.name);
    if (!known || (known.first === known.name && one.first !== one.name)) found.set(one.name, one);
  }
  return [...found.values()];
}

function argumentsOfPiece(piece: Pieces[number]): readonly FoundArgument[] {
  if (typeof piece === 'string' || piece === 0) return [];
  const [name] = piece;
  if (piece.length === 1) return [{ name, first: name }];
  const [, by, cases] = piece;
  const names = Object.keys(cases);
  const own = by === 'select' ? { name, first: names[0] ?? '', cases: names } : { name, first: '2' };
  return [own, ...Object.values(cases).flatMap(argumentsIn)];
}
