import { Type } from 'typebox';
import { oneOf } from '../kernel/nullable.ts';
import { operation } from '../kernel/operation.ts';
import { pageOf, pageQuery } from '../paging/page.ts';
import { staffSchema, staffStates } from './staff.ts';

export const staffSorts = ['name', 'email', 'state', 'lastSignedInAt', 'createdAt'] as const;

/** Staff, sorted, filtered and by page. */
export const listStaff = operation({
  id: 'staff.list',
  method: 'GET',
  path: '/staff/v1/staff',
  summary: 'List the staff',
  callers: { staff: 'staff.read' },
  query: Type.Object({
    ...pageQuery,
    sort: Type.Optional(oneOf(staffSorts)),
    direction: Type.Optional(oneOf(['asc', 'desc'])),
    state: Type.Optional(oneOf(staffStates)),
    role: Type.Optional(Type.String({ maxLength: 64 })),
    search: Type.Optional(Type.String({ maxLength: 100, description: 'Part of name or email.' })),
  }),
  response: pageOf(staffSchema),
  refusals: [],
  invalid: 'STF400',
});
