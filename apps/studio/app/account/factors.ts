import type { Factors } from '@eyelet/contracts/staff-account/factors.ts';
import { queries } from '../session/me.ts';

export const factorsKey = ['factors'] as const;

/** Shows the ways in which one signs in as a call has answered. */
export function showFactors(factors: Factors): void {
  queries.setQueryData(factorsKey, factors);
}
