import type { Reader } from '@eyelet/db/database.ts';
import { countAskedLetters } from '@eyelet/db/letters/asked-letter.ts';
import type { Context } from '../../kernel/context.ts';
import type { LetterKind } from './kinds.ts';

/** Letters of one kind that an address gets within an hour, whoever requests them. */
export const lettersPerHour = 3;

const windowMs = 60 * 60 * 1000;

/**
 * Counts a letter that anybody can have sent to any address, and returns whether it may be sent. The call answers the
 * same either way; kinds are counted separately, so that a flood of one does not block another.
 */
export async function mayWriteTo(
  tx: Reader,
  kind: LetterKind,
  recipient: string,
  context: Pick<Context, 'now'>,
): Promise<boolean> {
  return (await whomToWriteTo(tx, kind, [recipient], context)).length > 0;
}

/** The same for several addresses; returns those to which a letter may be sent. */
export function whomToWriteTo(
  tx: Reader,
  kind: LetterKind,
  recipients: readonly string[],
  { now }: Pick<Context, 'now'>,
): Promise<readonly string[]> {
  return countAskedLetters(tx, kind, recipients, { most: lettersPerHour, now, windowMs });
}
