import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { versionNumberSchema } from './item.ts';
import { contentKeySchema } from './key.ts';
import { pageSchema } from './page.ts';

/**
 * A content page by its slug; `home` is the start page. A former slug of a renamed page answers the page with its
 * current slug. An unknown slug is API404, and so is a `version` that was not in force in the market, or one of a page
 * that is not dated. An earlier version is answered as it was at its end, or at the instant `at`: with the referenced
 * items of that time, without placed ones.
 */
export const readPage = operation({
  id: 'content.readPage',
  method: 'GET',
  path: '/fapi/pages/{slug}',
  summary: 'A content page in the language of a market.',
  callers: 'anyone',
  params: Type.Object({ slug: contentKeySchema }),
  query: Type.Object({
    version: Type.Optional(versionNumberSchema),
    at: Type.Optional(Type.String({ format: 'date-time' })),
  }),
  response: pageSchema,
  refusals: ['API404'],
  invalid: 'API404',
});
