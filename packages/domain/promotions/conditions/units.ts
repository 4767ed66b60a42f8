import type { Rule } from './condition.ts';

/** At least so many units of what counts. */
export const units: Rule<number> = {
  problem: (wanted) => (Number.isSafeInteger(wanted) && wanted > 0 ? undefined : 'units'),
  lack: (wanted, { quantity }) => (quantity < wanted ? { reason: 'too-few', missing: wanted - quantity } : undefined),
};
