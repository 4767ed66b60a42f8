import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { pageOf, pageQuery } from '../paging/page.ts';
import { followUpSchema } from './follow-up.ts';

/** Facts that consumers gave up on, the latest first. `consumers` names all that gave up on any. */
export const listFollowUps = operation({
  id: 'followUps.list',
  method: 'GET',
  path: '/staff/v1/follow-ups',
  summary: 'List facts that consumers gave up on',
  callers: { staff: 'follow-ups.read' },
  query: Type.Object({
    ...pageQuery,
    consumer: Type.Optional(Type.String({ maxLength: 60 })),
    name: Type.Optional(Type.String({ maxLength: 60, description: 'Kind of the fact.' })),
    search: Type.Optional(Type.String({ maxLength: 100, description: 'Beginning of what the fact is about.' })),
  }),
  response: Type.Object({ ...pageOf(followUpSchema).properties, consumers: Type.Array(Type.String()) }),
  refusals: [],
  invalid: 'STF400',
});
