import { Type } from 'typebox';
import { type OutputOf, operation } from '../kernel/operation.ts';
import { mediumSchema } from './medium.ts';

/** Name of a file as a browser knows it. */
export const fileNameSchema = Type.String({ minLength: 1, maxLength: 255 });

/**
 * Adds a file to the library, sent as the body: AVIF, WebP, JPEG, PNG, SVG, MP4 or WebVTT, told by what it is and not by its name.
 * STF452 with a reason for one that is refused: `type`, `bytes`, `pixels`, `broken`, or `more` for one with more in it than its
 * format. A file that the library has is answered as it stands, with `added` false.
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
