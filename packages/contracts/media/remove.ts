import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { mediumIdSchema, mediumParams } from './medium.ts';

/** Deletes a medium with its file. STF453 while anything shows it, and for media of the brand. */
export const removeMedium = operation({
  id: 'media.remove',
  method: 'DELETE',
  path: '/staff/v1/media/{mediumId}',
  summary: 'Delete a medium that is not used',
  callers: { staff: 'media.write' },
  params: mediumParams,
  response: Type.Object({ mediumId: mediumIdSchema }),
  refusals: ['STF404', 'STF453'],
  invalid: 'STF400',
});
