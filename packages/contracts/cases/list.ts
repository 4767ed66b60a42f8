import { Type } from 'typebox';
import { oneOf } from '../kernel/nullable.ts';
import { operation } from '../kernel/operation.ts';
import { pageOf, pageQuery } from '../paging/page.ts';
import { caseKinds, caseStatuses, listedCaseSchema } from './case.ts';

export const caseSorts = ['openedAt', 'due'] as const;

/** The cases of customers, page by page: the latest first, or those that are due. */
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
    due: Type.Optional(oneOf(['overdue'], 'Those with a target that is over.')),
    sort: Type.Optional(oneOf(caseSorts, 'By default openedAt; cases without a time that is due come last.')),
    direction: Type.Optional(oneOf(['asc', 'desc'], 'By default the latest first, and the first that is due.')),
    search: Type.Optional(
      Type.String({ maxLength: 100, description: 'Part of a reference, name, email or order number.' }),
    ),
  }),
  response: pageOf(listedCaseSchema),
  refusals: [],
  invalid: 'STF400',
});
