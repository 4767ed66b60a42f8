import { saveEvidence } from '@eyelet/contracts/disputes/save-evidence.ts';
import { handle } from '../kernel/handle.ts';
import { refuse, refuseStale } from '../kernel/refusal.ts';
import { changeEvidence } from './change-evidence.ts';
import { evidenceView } from './evidence-view.ts';

/** Keeps what staff have chosen and written; the audit says which pieces, not the words. */
export const saveEvidenceHandler = handle(saveEvidence, async (context, { params: { disputeId }, body }) => {
  const { version, pieces, reasonCode: reason_code, text } = body;
  const saved = await changeEvidence(context, {
    ...{ operation: saveEvidence, disputeId },
    change: async (_, before) => {
      if (before.version !== version) return refuse('STF409');
      const factsOf = (one: Readonly<{ pieces: readonly string[]; reason_code: string; text: string }>) => ({
        evidence: one.pieces.join(', '),
        reason: one.reason_code,
        characters: one.text.length,
      });
      const gathered = { pieces, reason_code, text };
      return { gathered, before: factsOf(before), after: factsOf(gathered) };
    },
  });
  const isStale = 'id' in saved && saved.id === 'STF409';
  return isStale ? refuseStale('STF409', await evidenceView(context, disputeId)) : saved;
});
