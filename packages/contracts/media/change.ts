import { Type } from 'typebox';
import { nullable } from '../kernel/nullable.ts';
import { operation } from '../kernel/operation.ts';
import { altSchema, cropsSchema, focusSchema, mediumParams, mediumSchema, mediumTitleSchema } from './medium.ts';

/**
 * Changes the title of a medium, its descriptions by language, its focal point and its crops. STF409 with the current
 * medium if somebody else has changed it since; repeating the call answers it unchanged. STF400 for a crop that reaches
 * beyond the picture.
 */
export const changeMedium = operation({
  id: 'media.change',
  method: 'PUT',
  path: '/staff/v1/media/{mediumId}',
  summary: 'Describe a medium of the library',
  callers: { staff: 'media.write' },
  params: mediumParams,
  body: Type.Object({
    version: Type.Integer({ minimum: 1 }),
    title: mediumTitleSchema,
    alt: altSchema,
    decorative: Type.Boolean(),
    focus: nullable(focusSchema),
    crops: cropsSchema,
  }),
  response: mediumSchema,
  refusals: ['STF400', 'STF404', 'STF409'],
  invalid: 'STF400',
});
