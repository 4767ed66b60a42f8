import { validateResponse } from '@eyelet/contracts/api/validate-response.ts';
import { handle } from '../kernel/handle.ts';
import { refuse } from '../kernel/refusal.ts';

/** Reports where a body differs from the answer of an operation. */
export const validateResponseHandler = handle(validateResponse, ({ shop }, { params: { contract }, body }) => {
  const mismatches = shop.contracts.mismatches(contract, body);
  return mismatches ? { contract, valid: mismatches.length === 0, mismatches: [...mismatches] } : refuse('API404');
});
