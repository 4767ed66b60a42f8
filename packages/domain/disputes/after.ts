export type DisputeState = 'open' | 'won' | 'lost';

/** What a bank says of a dispute. */
export type DisputeStep = 'opened' | 'won' | 'lost';

/**
 * The state of a dispute once a bank has said something; undefined where that changes nothing. Messages come in any order and more than
 * once: what was said before what is known comes late, and an end is opened no more. What was won can still be lost, and the other way round,
 * as banks decide twice.
 */
export function stateAfter(
  known: Readonly<{ state: DisputeState; toldAt: Date }> | undefined,
  said: Readonly<{ step: DisputeStep; at: Date }>,
): DisputeState | undefined {
  const next = said.step === 'opened' ? 'open' : said.step;
  if (!known) return next;
  if (said.at <= known.toldAt) return undefined;
  return said.step === 'opened' && known.state !== 'open' ? undefined : next;
}
