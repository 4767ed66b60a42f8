import { validateResponse } from '@eyelet/contracts/api/validate-response.ts';
import { handle } from '../kernel/handle.ts';
import { refuse } from '../kernel/refusal.ts';

/** Tells whether a body is what a call answers. */
export const validateResponseHandler = handle(validateResponse, ({ shop }, { params: { contract }, body }) => {
  const mismatches = shop.contracts.mismatches(contract, body);
  return mismatches ? { contract, valid: mismatches.length === 0, mismatches: [...mismatches] } : refuse('API404');
});
