import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { componentSchema } from './component.ts';
import { contentKeySchema } from './key.ts';
import { contentKindSchema } from './kinds.ts';

/**
 * The published version of an item in a market (C7.131). An unknown kind or key is API404, and a former key answers the
 * item.
 */
export const readComponent = operation({
  id: 'content.readComponent',
  method: 'GET',
  path: '/fapi/components/{kind}/{key}',
  summary: 'A content item in the language of a market.',
  callers: 'anyone',
  params: Type.Object({ kind: contentKindSchema, key: contentKeySchema }),
  response: componentSchema,
  refusals: ['API404'],
  invalid: 'API404',
});
