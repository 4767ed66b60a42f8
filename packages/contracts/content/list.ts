import { Type } from 'typebox';
import { oneOf } from '../kernel/nullable.ts';
import { operation } from '../kernel/operation.ts';
import { pageOf, pageQuery } from '../paging/page.ts';
import { contentItemSchema, contentStates } from './item.ts';
import { contentKindSchema } from './kinds.ts';

/** Items, last changed first; without a state only those that are not archived. */
export const listContent = operation({
  id: 'content.list',
  method: 'GET',
  path: '/staff/v1/content',
  summary: 'List the content of the shop',
  callers: { staff: 'content.read' },
  query: Type.Object({
    ...pageQuery,
    kind: Type.Optional(contentKindSchema),
    state: Type.Optional(oneOf(contentStates)),
    search: Type.Optional(Type.String({ maxLength: 80, description: 'Part of a name, a key or a text.' })),
    layout: Type.Optional(Type.String({ maxLength: 60 })),
    uses: Type.Optional(
      Type.String({ maxLength: 500, description: 'Id of an item or picture, path or product that it shows.' }),
    ),
  }),
  response: pageOf(contentItemSchema),
  refusals: [],
  invalid: 'STF400',
});
