import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { contentKeySchema } from './key.ts';
import { pageSchema } from './page.ts';

/**
 * A content page by its slug; `home` is the start page. A former slug of a renamed page answers the page with its
 * current slug. An unknown slug is API404.
 */
export const readPage = operation({
  id: 'content.readPage',
  method: 'GET',
  path: '/fapi/pages/{slug}',
  summary: 'A content page in the language of a market.',
  callers: 'anyone',
  params: Type.Object({ slug: contentKeySchema }),
  response: pageSchema,
  refusals: ['API404'],
  invalid: 'API404',
});
