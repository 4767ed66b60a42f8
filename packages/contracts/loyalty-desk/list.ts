import { Type } from 'typebox';
import { oneOf } from '../kernel/nullable.ts';
import { operation } from '../kernel/operation.ts';
import { pageOf, pageQuery } from '../paging/page.ts';
import { listedMemberSchema } from './member.ts';

/** The members of the loyalty programme, whoever joined last first. */
export const listDeskMembers = operation({
  id: 'loyaltyDesk.list',
  method: 'GET',
  path: '/staff/v1/loyalty/members',
  summary: 'List members of the loyalty programme',
  callers: { staff: 'loyalty.read' },
  query: Type.Object({
    ...pageQuery,
    state: Type.Optional(oneOf(['waiting'], 'Only members with adjustments that wait for approval.')),
    search: Type.Optional(Type.String({ maxLength: 100, description: 'Beginning of an email or of a member number.' })),
  }),
  response: pageOf(listedMemberSchema),
  refusals: [],
  invalid: 'STF400',
});
