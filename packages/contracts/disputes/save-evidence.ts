import { Type } from 'typebox';
import { oneOf } from '../kernel/nullable.ts';
import { operation } from '../kernel/operation.ts';
import { disputeParams } from './dispute.ts';
import { evidencePieces, evidenceSchema, mostEvidenceText } from './evidence.ts';

/**
 * Keeps what is gathered against a dispute; nothing is sent. STF409 with `current` for a version that is not the latest, STF488 for a
 * dispute that cannot be answered any more, STF489 for one that has been.
 */
export const saveEvidence = operation({
  id: 'disputes.saveEvidence',
  method: 'PUT',
  path: '/staff/v1/disputes/{disputeId}/evidence',
  summary: 'Keep evidence against a dispute',
  callers: { staff: 'disputes.write' },
  params: disputeParams,
  body: Type.Object({
    version: Type.Integer({ minimum: 0 }),
    pieces: Type.Array(oneOf(evidencePieces), { maxItems: evidencePieces.length, uniqueItems: true }),
    reasonCode: Type.String({ maxLength: 100 }),
    text: Type.String({ maxLength: mostEvidenceText }),
  }),
  response: evidenceSchema,
  refusals: ['STF404', 'STF409', 'STF488', 'STF489'],
  invalid: 'STF400',
});
