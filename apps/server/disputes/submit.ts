import { submitEvidence } from '@eyelet/contracts/disputes/submit.ts';
import { isTooLarge } from '@eyelet/domain/disputes/paper-limits.ts';
import { handle } from '../kernel/handle.ts';
import { refuse, refuseStale } from '../kernel/refusal.ts';
import { findAnswered, refusalOfAnswer } from './answerable.ts';
import { draftPaper } from './draft-paper.ts';
import { evidenceView } from './evidence-view.ts';
import { storeAnswer } from './store-answer.ts';

/** Stores the evidence as one paper, and sends it; should that fail, the job goes on with it. */
export const submitEvidenceHandler = handle(submitEvidence, async (context, { params: { disputeId }, body }) => {
  const { shop, now } = context;
  const found = await findAnswered(shop.database.db, disputeId);
  if (!found) return refuse('STF404');
  const obstacle = refusalOfAnswer(shop, found, now);
  if (obstacle) return obstacle;
  if ((found.answer?.version ?? 0) !== body.version) {
    return refuseStale('STF409', await evidenceView(context, disputeId));
  }
  const drawn = await draftPaper(shop, found);
  if (!drawn || !found.answer?.reason_code) return refuse('STF490');
  if (isTooLarge({ bytes: drawn.bytes.length, pages: drawn.pages })) return refuse('STF492');
  const { bytes: paper, pieces } = drawn;
  const after = { answer: 'defence', evidence: pieces.join(', '), reason: found.answer.reason_code };
  return storeAnswer(context, {
    ...{ operation: submitEvidence, disputeId, kind: 'defence', paper, pieces, after },
    // The version goes up when a buyer's data are erased, too, which the paper may have shown.
    isSame: ({ answer }) => answer?.version === body.version,
  });
});
