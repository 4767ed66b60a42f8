import { Type } from 'typebox';
import { nullable } from '../kernel/nullable.ts';
import { operation } from '../kernel/operation.ts';
import { altSchema, cropsSchema, focusSchema, mediumParams, mediumSchema, mediumTitleSchema } from './medium.ts';

/**
 * What people say of a medium: its title, what it shows in each language, its focal point and its crops. STF409 with what there is
 * now when somebody else has changed it meanwhile; what is so already is answered as it stands. STF400 for a crop that reaches beyond
 * the picture.
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
