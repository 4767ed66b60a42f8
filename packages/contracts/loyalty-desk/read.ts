import { operation } from '../kernel/operation.ts';
import { deskMemberSchema, memberParams } from './member.ts';

export const readDeskMember = operation({
  id: 'loyaltyDesk.read',
  method: 'GET',
  path: '/staff/v1/loyalty/members/{consumerNo}',
  summary: 'Read a member of the loyalty programme',
  callers: { staff: 'loyalty.read' },
  params: memberParams,
  response: deskMemberSchema,
  refusals: ['STF404'],
  invalid: 'STF404',
});
