import { Type } from 'typebox';
import { oneOf } from '../kernel/nullable.ts';
import { operation } from '../kernel/operation.ts';
import { previewShoppers } from './shoppers.ts';

/** Creates a link that lets everybody who has it preview a live shop until it expires. */
export const createPreviewLink = operation({
  id: 'preview.createLink',
  method: 'POST',
  path: '/staff/v1/preview-links',
  summary: 'Make a link to preview the shop',
  callers: { staff: 'content.read' },
  body: Type.Object({
    path: Type.String({
      maxLength: 500,
      pattern: '^/[a-z]{2}-[a-z]{2}(/[^\\s\\\\?#]*)?$',
      description: 'A page, with its locale.',
    }),
    previewDateTime: Type.Optional(Type.String({ format: 'date-time', maxLength: 40 })),
    previewItem: Type.Optional(
      Type.String({ format: 'uuid', description: 'Id of an item of the content that is shown as its newest draft.' }),
    ),
    previewShopper: Type.Optional(oneOf(previewShoppers)),
    hours: Type.Integer({ minimum: 1, maximum: 24 * 14, description: 'For how long it may be opened.' }),
  }),
  status: 201,
  response: Type.Object({ url: Type.String(), expiresAt: Type.String({ description: 'ISO 8601.' }) }),
  refusals: ['STF400'],
  invalid: 'STF400',
});
