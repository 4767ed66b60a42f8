import { expect, test } from 'vitest';
import { type DisputeState, type DisputeStep, stateAfter } from './after.ts';

const at = (hour: number) => new Date(Date.UTC(2026, 10, 24, hour));

test.each<readonly [DisputeState | undefined, DisputeStep, number, DisputeState | undefined]>([
  [undefined, 'opened', 5, 'open'],
  [undefined, 'lost', 5, 'lost'],
  ['open', 'opened', 7, 'open'],
  ['open', 'won', 7, 'won'],
  ['open', 'lost', 7, 'lost'],
  ['open', 'opened', 6, undefined],
  ['open', 'lost', 5, undefined],
  ['won', 'opened', 7, undefined],
  ['won', 'lost', 7, 'lost'],
  ['won', 'lost', 5, undefined],
  ['lost', 'won', 7, 'won'],
])('a dispute that is %s and of which it is said that it is %s, at %i o’clock, is %s', (state, step, hour, after) => {
  const known = state && { state, toldAt: at(6) };
  expect(stateAfter(known, { step, at: at(hour) })).toBe(after);
});
