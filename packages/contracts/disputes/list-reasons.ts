import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { disputeParams } from './dispute.ts';

/**
 * The reasons by which the provider lets the shop defend itself. STF491 while the provider does not answer, STF493 where it
 * does not let the shop answer disputes.
 */
export const listDefenceReasons = operation({
  id: 'disputes.listReasons',
  method: 'GET',
  path: '/staff/v1/disputes/{disputeId}/reasons',
  summary: 'List the reasons by which a dispute can be defended',
  callers: { staff: 'disputes.write' },
  params: disputeParams,
  response: Type.Object({ reasons: Type.Array(Type.String({ description: 'As the provider calls it.' })) }),
  refusals: ['STF404', 'STF488', 'STF491', 'STF493'],
  invalid: 'STF404',
  perMinute: 60,
});
