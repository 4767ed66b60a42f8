import { Type } from 'typebox';
import { type OutputOf, operation } from '../kernel/operation.ts';
import { mediumSchema } from './medium.ts';

/** Name of a file as a browser knows it. */
export const fileNameSchema = Type.String({ minLength: 1, maxLength: 255 });

/**
 * Adds the file in the body to the library: AVIF, WebP, JPEG, PNG, SVG, MP4 or WebVTT, recognised by its content and
 * not by its name. STF452 with a reason for one that is refused: `type`, `bytes`, `pixels`, `broken`, or `more` for
 * contents beyond its format. A file that the library has already is answered as it is, with `added` false.
 */
export const uploadMedium = operation({
  id: 'media.upload',
  method: 'POST',
  path: '/staff/v1/media',
  summary: 'Add a file to the media library',
  callers: { staff: 'media.write' },
  query: Type.Object({ fileName: fileNameSchema }),
  file: true,
  response: Type.Object({ medium: mediumSchema, added: Type.Boolean() }),
  refusals: ['STF452'],
  invalid: 'STF400',
  perMinute: 240,
});

export type UploadedMedium = OutputOf<typeof uploadMedium>;
