import { numberText } from './number-text.ts';
import type { MessageArguments } from './translate.ts';

/**
 * A message as data, so that a browser says it without parsing a text and without evaluating code: words, the number of
 * the choice around it (`0`), an argument, or a choice by an argument.
 */
export type Piece = string | 0 | readonly [argument: string] | Choice;

type Choice = readonly [
  argument: string,
  by: 'plural' | 'selectordinal' | 'select',
  cases: Readonly<Record<string, Pieces>>,
  offset: number,
];

export type Pieces = readonly Piece[];

/** Says a message in a language. The same runs on the server and in the browser, so that both write the same text. */
export function sayPieces(pieces: Pieces, language: string, args: MessageArguments, around = ''): string {
  return pieces
    .map((piece) => {
      if (typeof piece === 'string') return piece;
      if (piece === 0) return around;
      const value = args[piece[0]] ?? '';
      return piece.length === 1 ? String(value) : sayChoice(value, piece, language, args, around);
    })
    .join('');
}

function sayChoice(
  value: string | number,
  [, by, cases, offset]: Choice,
  language: string,
  args: MessageArguments,
  around: string,
): string {
  const { other = [] } = cases;
  if (by === 'select') return sayPieces(ofCase(cases, String(value)) ?? other, language, args, around);
  const number = Number(value) - offset;
  const { cardinal, ordinal } = rulesOf(language);
  const category = (by === 'plural' ? cardinal : ordinal).select(number);
  const chosen = ofCase(cases, `=${value}`) ?? ofCase(cases, category) ?? other;
  return sayPieces(chosen, language, args, numberText(language, number));
}

type Rules = Readonly<{ cardinal: Intl.PluralRules; ordinal: Intl.PluralRules }>;

const rules = new Map<string, Rules>();

/** Made once for each language, as making one takes longer than a message. */
function rulesOf(language: string): Rules {
  const known = rules.get(language);
  if (known) return known;
  const made = {
    cardinal: new Intl.PluralRules(language),
    ordinal: new Intl.PluralRules(language, { type: 'ordinal' }),
  };
  rules.set(language, made);
  return made;
}

function ofCase(cases: Choice[2], name: string): Pieces | undefined {
  return Object.hasOwn(cases, name) ? cases[name] : undefined;
}
