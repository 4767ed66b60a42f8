import { operation } from '../kernel/operation.ts';
import { mediumParams, mediumSchema } from './medium.ts';

/** One medium of the library. */
export const readMedium = operation({
  id: 'media.read',
  method: 'GET',
  path: '/staff/v1/media/{mediumId}',
  summary: 'Read a medium of the library',
  callers: { staff: 'media.read' },
  params: mediumParams,
  response: mediumSchema,
  refusals: ['STF404'],
  invalid: 'STF400',
});
