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
