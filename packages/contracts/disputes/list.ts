import { Type } from 'typebox';
import { oneOf } from '../kernel/nullable.ts';
import { operation } from '../kernel/operation.ts';
import { pageOf, pageQuery } from '../paging/page.ts';
import { disputeSchema, disputeStates } from './dispute.ts';

/** Disputes of payments, the latest first. */
export const listDisputes = operation({
  id: 'disputes.list',
  method: 'GET',
  path: '/staff/v1/disputes',
  summary: 'List disputes of payments',
  callers: { staff: 'disputes.read' },
  query: Type.Object({
    ...pageQuery,
    state: Type.Optional(oneOf(disputeStates)),
    answer: Type.Optional(
      oneOf(['due'], 'Those to answer within days, without a known deadline, or whose answer was refused.'),
    ),
    orderNumber: Type.Optional(Type.String({ maxLength: 40 })),
  }),
  response: pageOf(disputeSchema),
  refusals: [],
  invalid: 'STF400',
});
