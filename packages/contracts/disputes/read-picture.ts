import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { pictureParams } from './dispute.ts';

/** A picture among the evidence against a dispute. */
export const readEvidencePicture = operation({
  id: 'disputes.readPicture',
  method: 'GET',
  path: '/staff/v1/disputes/{disputeId}/pictures/{pictureId}',
  summary: 'Read a picture of evidence (image/jpeg)',
  callers: { staff: 'disputes.write' },
  params: pictureParams,
  response: Type.Unsafe<never>({ type: 'string' }),
  refusals: ['STF404'],
  invalid: 'STF404',
});
