import { Type } from 'typebox';
import { oneOf } from '../kernel/nullable.ts';
import { operation } from '../kernel/operation.ts';
import { pageOf, pageQuery } from '../paging/page.ts';
import { caseKinds, caseStatuses, listedCaseSchema } from './case.ts';

/** The cases of customers, the latest first, page by page. */
export const listCases = operation({
  id: 'cases.list',
  method: 'GET',
  path: '/staff/v1/cases',
  summary: 'List cases',
  callers: { staff: 'cases.read' },
  query: Type.Object({
    ...pageQuery,
    status: Type.Optional(oneOf(caseStatuses)),
    kind: Type.Optional(oneOf(caseKinds)),
    category: Type.Optional(Type.String({ maxLength: 40 })),
    assignee: Type.Optional(oneOf(['me', 'nobody'], 'Those of the caller, or those that nobody works on.')),
    search: Type.Optional(
      Type.String({ maxLength: 100, description: 'Part of a reference, name, email or order number.' }),
    ),
  }),
  response: pageOf(listedCaseSchema),
  refusals: [],
  invalid: 'STF400',
});
