import { argumentsOf } from './message-arguments.ts';
import { piecesOf } from './pieces-of.ts';
import type { Pieces } from './say-pieces.ts';
import type { Wording } from './wording.ts';

/** Why a text cannot stand in for a message. */
export type TextProblem =
  | Readonly<{ why: 'empty' | 'lines' }>
  | Readonly<{ why: 'long'; most: number }>
  /** It does not parse; `at` is the parser's sentence, in English, or the words around a lonely brace. */
  | Readonly<{ why: 'syntax'; at: string }>
  /** It takes other arguments than the message. */
  | Readonly<{ why: 'arguments'; expected: readonly string[] }>
  /** A choice lacks the case for everything else. */
  | Readonly<{ why: 'other' }>
  /** A choice by number has a case that the language does not know. */
  | Readonly<{ why: 'case'; name: string; known: readonly string[] }>;

type Replaced = Readonly<{ wording: Wording; standard: string }>;

/** What is wrong with a text that the people of a shop have written in place of a message; undefined if nothing is. */
export function textProblem(text: string, { wording, standard }: Replaced): TextProblem | undefined {
  if (text.trim() === '') return { why: 'empty' };
  const most = longestText(standard);
  if (text.length > most) return { why: 'long', most };
  const within = standard.includes('\n') ? text.replaceAll('\n', '') : text;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  if (/[\u0000-\u001f\u007f\u2028\u2029]/.test(within)) return { why: 'lines' };
  let pieces: Pieces;
  try {
    pieces = piecesOf(text);
  } catch (error) {
    return { why: 'syntax', at: (error as Error).message.split('\n')[0] ?? '' };
  }
  const expected = argumentsOf(standard);
  if (argumentsOf(text).join(' ') !== expected.join(' ')) return { why: 'arguments', expected };
  return problemOfChoices(pieces, wording.slice(0, 2));
}

/** As long as a place for the message can take: three times itself, or a line. */
export function longestText(standard: string): number {
  return Math.max(80, 3 * standard.length);
}

function problemOfChoices(pieces: Pieces, language: string): TextProblem | undefined {
  for (const piece of pieces) {
    // The parser takes a brace that nothing closes for a word.
    if (typeof piece === 'string' && /[{}]/.test(piece)) return { why: 'syntax', at: piece.trim() };
    if (typeof piece === 'string' || piece === 0 || piece.length === 1) continue;
    const [, by, cases] = piece;
    const names = Object.keys(cases);
    if (!names.includes('other')) return { why: 'other' };
    const known = by === 'select' ? names : categoriesOf(language, by);
    const name = names.find((one) => !known.includes(one) && !/^=\d+$/.test(one));
    if (name !== undefined) return { why: 'case', name, known };
    for (const held of Object.values(cases)) {
      const problem = problemOfChoices(held, language);
      if (problem) return problem;
    }
  }
  return undefined;
}

function categoriesOf(language: string, by: 'plural' | 'selectordinal'): readonly string[] {
  const type = by === 'plural' ? 'cardinal' : 'ordinal';
  return new Intl.PluralRules(language, { type }).resolvedOptions().pluralCategories;
}
