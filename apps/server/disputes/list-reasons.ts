import { listDefenceReasons } from '@eyelet/contracts/disputes/list-reasons.ts';
import { findDispute } from '@eyelet/db/disputes/dispute.ts';
import { handle } from '../kernel/handle.ts';
import { refuse } from '../kernel/refusal.ts';
import { deskOf, namedFor } from './answerable.ts';

export const listDefenceReasonsHandler = handle(listDefenceReasons, async ({ shop }, { params: { disputeId } }) => {
  const dispute = await findDispute(shop.database.db, disputeId);
  if (!dispute) return refuse('STF404');
  const desk = deskOf(shop, dispute);
  if (!desk) return refuse('STF488');
  try {
    const reasons = await desk.reasons(namedFor(dispute));
    return reasons ? { reasons: [...reasons] } : refuse('STF493');
  } catch (error) {
    shop.log.warn({ err: error, disputeId }, 'the provider does not say how a dispute can be defended');
    return refuse('STF491');
  }
});
