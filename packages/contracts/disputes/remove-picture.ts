import { operation } from '../kernel/operation.ts';
import { pictureParams } from './dispute.ts';
import { evidenceSchema } from './evidence.ts';

/** Takes a picture out of the evidence; one that is not there is as good as removed. */
export const removeEvidencePicture = operation({
  id: 'disputes.removePicture',
  method: 'DELETE',
  path: '/staff/v1/disputes/{disputeId}/pictures/{pictureId}',
  summary: 'Remove a picture of evidence',
  callers: { staff: 'disputes.write' },
  params: pictureParams,
  response: evidenceSchema,
  refusals: ['STF404', 'STF488', 'STF489'],
  invalid: 'STF404',
});
