import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { pageOf, pageQuery } from '../paging/page.ts';
import { contentVersionSchema, itemParams } from './item.ts';

/** The versions of an item, the newest first. */
export const listContentVersions = operation({
  id: 'content.listVersions',
  method: 'GET',
  path: '/staff/v1/content/{itemId}/versions',
  summary: 'List the versions of an item',
  callers: { staff: 'content.read' },
  params: itemParams,
  query: Type.Object(pageQuery),
  response: pageOf(contentVersionSchema),
  refusals: ['STF404'],
  invalid: 'STF400',
});
