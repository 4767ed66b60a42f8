import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { mediumParams, mediumSchema } from './medium.ts';
import { fileNameSchema } from './upload.ts';

/**
 * Replaces the file of a medium by the one in the body: everything that shows it shows the new file within a second.
 * Title, descriptions and focal point stay; crops are removed. STF452 for a file that is refused, that is of another
 * kind (`kind`), or that is in the library under another name (`known`). Sending the same file again changes nothing.
 */
export const replaceMedium = operation({
  id: 'media.replace',
  method: 'POST',
  path: '/staff/v1/media/{mediumId}/file',
  summary: 'Replace the file of a medium everywhere',
  callers: { staff: 'media.write' },
  params: mediumParams,
  query: Type.Object({ fileName: fileNameSchema }),
  file: true,
  response: mediumSchema,
  refusals: ['STF404', 'STF452'],
  invalid: 'STF400',
  perMinute: 240,
});
