import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { pointsEntrySchema } from '../loyalty/list-history.ts';
import { pageOf, pageQuery } from '../paging/page.ts';
import { memberParams } from './member.ts';

/** What has happened to the points of a member, the latest first; as the member reads it. */
export const listMemberHistory = operation({
  id: 'loyaltyDesk.listHistory',
  method: 'GET',
  path: '/staff/v1/loyalty/members/{consumerNo}/history',
  summary: 'List the history of the points of a member',
  callers: { staff: 'loyalty.read' },
  params: memberParams,
  query: Type.Object(pageQuery),
  response: pageOf(pointsEntrySchema),
  refusals: ['STF404'],
  invalid: 'STF404',
});
