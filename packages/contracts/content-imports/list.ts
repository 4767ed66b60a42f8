import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { pageOf, pageQuery } from '../paging/page.ts';
import { contentImportSchema } from './content-import.ts';

/** The imports of content of the last weeks, the latest first. */
export const listImports = operation({
  id: 'contentImports.list',
  method: 'GET',
  path: '/staff/v1/content-imports',
  summary: 'List imports of content',
  callers: { staff: 'content.publish' },
  query: Type.Object(pageQuery),
  response: pageOf(contentImportSchema),
  refusals: [],
  invalid: 'STF400',
});
