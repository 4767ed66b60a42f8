import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';

/** A call of the API by its id, such as `cart.read`. */
const contractSchema = Type.String({ maxLength: 80, pattern: '^[A-Za-z]+\\.[A-Za-z]+$' });

/**
 * Checks the body of an answer against the contract of a call (C7.129). The body is sent as it is. API404 for an unknown contract.
 */
export const validateResponse = operation({
  id: 'api.validateResponse',
  method: 'POST',
  path: '/fapi/api/validate-response/{contract}',
  summary: 'Check the body of an answer against the contract of a call',
  callers: 'anyone',
  params: Type.Object({ contract: contractSchema }),
  // Every member is kept: an unknown one is a mismatch to report.
  body: Type.Object({}, { patternProperties: { '^': {} } }),
  response: Type.Object({
    contract: contractSchema,
    valid: Type.Boolean(),
    mismatches: Type.Array(
      Type.Object({
        path: Type.String({ description: 'JSON Pointer of the member; empty for the whole body.' }),
        problem: Type.String(),
      }),
    ),
  }),
  refusals: ['API404'],
  invalid: 'API404',
  perMinute: 60,
});
