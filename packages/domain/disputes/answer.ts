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
