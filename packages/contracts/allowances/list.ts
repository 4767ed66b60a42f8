import { Type } from 'typebox';
import { identityTypes } from '../consumer/profile.ts';
import { oneOf } from '../kernel/nullable.ts';
import { operation } from '../kernel/operation.ts';
import { pageOf, pageQuery } from '../paging/page.ts';
import { allowanceSchema } from './allowance.ts';

/** Athletes, employees and professionals, by email; a search also finds accounts that are none yet. */
export const listAllowances = operation({
  id: 'allowances.list',
  method: 'GET',
  path: '/staff/v1/allowances',
  summary: 'List who may spend an allowance',
  callers: { staff: 'allowances.read' },
  query: Type.Object({
    ...pageQuery,
    identity: Type.Optional(oneOf(identityTypes)),
    search: Type.Optional(Type.String({ maxLength: 100, description: 'Beginning of an email.' })),
  }),
  response: pageOf(allowanceSchema),
  refusals: [],
  invalid: 'STF400',
});
