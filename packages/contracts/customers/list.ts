import { Type } from 'typebox';
import { oneOf } from '../kernel/nullable.ts';
import { operation } from '../kernel/operation.ts';
import { longPageOf, pageQuery } from '../paging/page.ts';
import { customerKinds, listedCustomerSchema } from './customer.ts';

export const customerSorts = ['name', 'email', 'createdAt'] as const;

/** The accounts of customers, sorted, filtered and by page; by default by last name. */
export const listCustomers = operation({
  id: 'customers.list',
  method: 'GET',
  path: '/staff/v1/customers',
  summary: 'List customers',
  callers: { staff: 'customers.read' },
  query: Type.Object({
    ...pageQuery,
    sort: Type.Optional(oneOf(customerSorts)),
    direction: Type.Optional(oneOf(['asc', 'desc'])),
    kind: Type.Optional(oneOf(customerKinds)),
    market: Type.Optional(Type.String({ maxLength: 16, description: 'Locale of a market, such as `de-de`.' })),
    since: Type.Optional(Type.String({ format: 'date', description: 'Only accounts since this day (UTC).' })),
    state: Type.Optional(
      oneOf(
        ['waiting', 'credit'],
        'Only accounts with a request, or an adjustment of store credit, that waits for approval.',
      ),
    ),
    search: Type.Optional(
      Type.String({
        maxLength: 100,
        description:
          'Beginning of an email or of either name, a member number, or a phone number with or without its dial code.',
      }),
    ),
  }),
  response: longPageOf(listedCustomerSchema),
  refusals: ['STF400'],
  invalid: 'STF400',
});
