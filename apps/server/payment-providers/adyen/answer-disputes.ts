import { isSupplied, noteSupplied } from '@eyelet/db/payments/adyen-supplied.ts';
import type { AnsweredDispute, AnswerOutcome, Defence, DisputeDesk } from '../provider.ts';
import type { Adyen } from './adyen.ts';
import { idempotencyKeyOf } from './client.ts';
import { AdyenError } from './send.ts';

type DocumentType = Readonly<{ defenseDocumentTypeCode: string; requirementLevel: string }>;

type Result = Readonly<{ disputeServiceResult?: Readonly<{ success: boolean; errorMessage?: string }> }>;

/** The levels of documents from the most needed on; of a level below `Required`, one document is enough. */
const furtherLevels = ['OneOrMore', 'AlternativeRequired', 'Optional'];

/** Answers disputes by Adyen's Disputes API: documents are supplied for a reason, and then it is defended; or it is accepted. */
export function answerDisputes({ disputes, settings, database }: Adyen): DisputeDesk {
  const api = disputes.DisputesApi;
  const namesOf = (disputePspReference: string) => ({
    disputePspReference,
    merchantAccountCode: settings.merchantAccount,
  });

  async function reasonsOf(reference: string) {
    return (await api.retrieveApplicableDefenseReasons(namesOf(reference))).defenseReasons ?? [];
  }

  /** The evidence under each type of document that the reason needs; Adyen says so only when it is asked. */
  async function supply(reference: string, { key, reason, paper }: Defence): Promise<AnswerOutcome> {
    const chosen = (await reasonsOf(reference)).find(({ defenseReasonCode }) => defenseReasonCode === reason);
    if (!chosen) return { kind: 'refused', detail: reason };
    const content = paper.toString('base64');
    const documents = neededTypes(chosen.defenseDocumentTypes ?? []).map((defenseDocumentTypeCode) => {
      return { content, contentType: 'application/pdf', defenseDocumentTypeCode };
    });
    if (documents.length === 0) return { kind: 'taken' };
    const request = { ...namesOf(reference), defenseDocuments: documents };
    return outcomeOf(await api.supplyDefenseDocument(request, { idempotencyKey: idempotencyKeyOf('supply', key) }));
  }

  return {
    reasons: async ({ reference }) =>
      reference === null ? [] : (await reasonsOf(reference)).map(({ defenseReasonCode }) => defenseReasonCode),
    defend: (dispute, defence, now) =>
      answered(dispute, async (reference) => {
        // Once it is defended, Adyen lists no reasons any more: whoever goes on after a process that died only asks for the outcome.
        if (!(await isSupplied(database.db, defence.key))) {
          const supplied = await supply(reference, defence);
          if (supplied.kind === 'refused') return supplied;
          await noteSupplied(database.db, defence.key, now);
        }
        const request = { ...namesOf(reference), defenseReasonCode: defence.reason };
        const idempotencyKey = idempotencyKeyOf('defend', defence.key);
        return outcomeOf(await api.defendDispute(request, { idempotencyKey }));
      }),
    accept: (dispute, key) =>
      answered(dispute, async (reference) => {
        const idempotencyKey = idempotencyKeyOf('accept', key);
        return outcomeOf(await api.acceptDispute(namesOf(reference), { idempotencyKey }));
      }),
  };
}

/** The types of documents that have to be there. */
function neededTypes(types: readonly DocumentType[]): readonly string[] {
  const ofLevel = (level: string) =>
    types.flatMap((one) => (one.requirementLevel === level ? [one.defenseDocumentTypeCode] : []));
  const required = ofLevel('Required');
  return required.length > 0 ? required : furtherLevels.flatMap(ofLevel).slice(0, 1);
}

/** A dispute that Adyen has not named cannot be answered, and a request that it rejects is of no use a second time. */
async function answered(
  { reference }: AnsweredDispute,
  answer: (reference: string) => Promise<AnswerOutcome>,
): Promise<AnswerOutcome> {
  if (reference === null) return { kind: 'refused', detail: '' };
  try {
    return await answer(reference);
  } catch (error) {
    if (error instanceof AdyenError && error.isFinal) return { kind: 'refused', detail: error.code ?? '' };
    throw error;
  }
}

function outcomeOf({ disputeServiceResult: result }: Result): AnswerOutcome {
  return result?.success === true ? { kind: 'taken' } : { kind: 'refused', detail: result?.errorMessage ?? '' };
}
