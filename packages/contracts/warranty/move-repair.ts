import { Type } from 'typebox';
import { caseSchema } from '../cases/case.ts';
import { repairStates } from '../cases/warranty.ts';
import { oneOf } from '../kernel/nullable.ts';
import { operation } from '../kernel/operation.ts';
import { decisionParams } from './decision-params.ts';

/**
 * Moves a repair on: the piece has come to the workshop, is repaired, goes back, has arrived. Its owner is told by mail when it has come and
 * when it goes back. Repeated, it changes nothing. STF404: no such repair; STF409 with `current` where it cannot move there, as somebody
 * else has moved it, or decided otherwise.
 */
export const moveRepair = operation({
  id: 'warranty.moveRepair',
  method: 'PUT',
  path: '/staff/v1/cases/{reference}/decisions/{decisionId}/repair',
  summary: 'Move a repair on',
  callers: { staff: 'cases.write' },
  params: decisionParams,
  body: Type.Object({
    state: oneOf(repairStates),
    tracking: Type.Optional(
      Type.String({ maxLength: 60, description: 'Number of the parcel in which it goes back; for `sent-back`.' }),
    ),
  }),
  response: caseSchema,
  refusals: ['STF404', 'STF409'],
  invalid: 'STF400',
});
