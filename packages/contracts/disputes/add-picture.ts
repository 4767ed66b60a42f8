import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { disputeParams } from './dispute.ts';
import { evidenceSchema } from './evidence.ts';

/**
 * Adds the picture in the body to the evidence: AVIF, WebP, JPEG or PNG, recognised by its content. It is drawn again without what
 * cameras write into it. STF400 with the member `picture` for one that is too large, one too many or of another type.
 */
export const addEvidencePicture = operation({
  id: 'disputes.addPicture',
  method: 'POST',
  path: '/staff/v1/disputes/{disputeId}/pictures',
  summary: 'Add a picture to the evidence against a dispute',
  callers: { staff: 'disputes.write' },
  params: disputeParams,
  query: Type.Object({ fileName: Type.String({ minLength: 1, maxLength: 255 }) }),
  file: true,
  response: evidenceSchema,
  refusals: ['STF400', 'STF404', 'STF488', 'STF489'],
  invalid: 'STF400',
  perMinute: 60,
});
