import type { EvidencePiece } from '@eyelet/contracts/disputes/evidence.ts';
import type { DisputeState } from './after.ts';

type Answerable = Readonly<{
  state: DisputeState;
  deadline: Date | null;
  /** How far an answer is; undefined where nothing was gathered. */
  answer: 'draft' | 'waiting' | 'sent' | 'refused' | undefined;
}>;

/**
 * Why a dispute cannot be answered: it has ended, or its bank takes no answer any more, or it has one. An answer that the provider refused
 * is none. Undefined where it can be.
 */
export function obstacleToAnswer({ state, deadline, answer }: Answerable, now: Date): 'answered' | 'over' | undefined {
  if (answer === 'waiting' || answer === 'sent') return 'answered';
  return state !== 'open' || (deadline !== null && deadline <= now) ? 'over' : undefined;
}

/**
 * Whether an answer was not delivered in time: the deadline is over, or the dispute has ended, and the provider has not taken it. Drafts are
 * no answers.
 */
export function isLate({ state, deadline, answer }: Answerable, now: Date): boolean {
  const isOver = state !== 'open' || (deadline !== null && deadline <= now);
  return isOver && (answer === 'waiting' || answer === 'refused');
}

/** What banks take as one paper: the least of what card schemes allow, by Adyen's requirements of defense documents. */
const mostPaperBytes = 2_000_000;
const mostPaperPages = 19;

/** Bytes of one picture of a paper, so that all of them leave room for what is written. */
export const mostPictureBytes = 350_000;

/** Whether a paper is more than banks take. */
export function isTooLarge({ bytes, pages }: Readonly<{ bytes: number; pages: number }>): boolean {
  return bytes > mostPaperBytes || pages > mostPaperPages;
}

/** What the bank of the sandbox believes: that goods have arrived, or that money has gone back, and nothing else. */
const believed: ReadonlySet<EvidencePiece> = new Set(['delivery', 'refunds']);

/** How the bank of the sandbox decides about what a shop has sent. */
export function sandboxVerdict(pieces: readonly EvidencePiece[]): 'won' | 'lost' {
  return pieces.some((piece) => believed.has(piece)) ? 'won' : 'lost';
}

/** Milliseconds until an answer is sent again after a number of tries: doubling from a minute to half an hour, as a deadline waits for nobody. */
export function pauseBeforeAnswer(tries: number): number {
  return Math.min(60_000 * 2 ** Math.max(0, tries - 1), 1_800_000);
}
