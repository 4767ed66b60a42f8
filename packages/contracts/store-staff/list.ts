import { Type } from 'typebox';
import { oneOf } from '../kernel/nullable.ts';
import { operation } from '../kernel/operation.ts';
import { pageOf, pageQuery } from '../paging/page.ts';
import { associateSchema } from './associate.ts';

export const associateStates = ['active', 'blocked'] as const;

/** Store staff, by name. */
export const listStoreStaff = operation({
  id: 'storeStaff.list',
  method: 'GET',
  path: '/staff/v1/store-staff',
  summary: 'List the staff of the stores',
  callers: { staff: 'store-staff.read' },
  query: Type.Object({
    ...pageQuery,
    store: Type.Optional(Type.String({ maxLength: 64, description: 'Id of a store.' })),
    state: Type.Optional(oneOf(associateStates)),
    search: Type.Optional(Type.String({ maxLength: 100, description: 'Part of name or email.' })),
  }),
  response: pageOf(associateSchema),
  refusals: [],
  invalid: 'STF400',
});
