import { isSupplied, noteAsked, noteSupplied } from '@eyelet/db/payments/adyen-answer.ts';
import type { AnswerOutcome, Defence, DisputeDesk } from '../provider.ts';
import type { Adyen } from './adyen.ts';
import { idempotencyKeyOf } from './client.ts';
import { AdyenError } from './send.ts';

type DocumentType = Readonly<{ defenseDocumentTypeCode: string; requirementLevel: string }>;

type Result = Readonly<{ disputeServiceResult?: Readonly<{ success: boolean; errorMessage?: string }> }>;

/** Levels of which one document is enough where nothing else is asked for, the more needed first. */
const looserLevels = ['AlternativeRequired', 'Optional'];

/**
 * Answers disputes by Adyen's Disputes API: documents are supplied for a reason, and then it is defended; or it is accepted. Its description
 * does not say that idempotency keys count for these calls. So once a key was asked for, a refusal of it is believed only while Adyen still
 * lists reasons, as it does for disputes that nobody has answered.
 */
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
    if (documents.length === 0) return { kind: 'refused', detail: reason, problem: 'no-document' };
    const request = { ...namesOf(reference), defenseDocuments: documents };
    return outcomeOf(await api.supplyDefenseDocument(request, { idempotencyKey: idempotencyKeyOf('supply', key) }));
  }

  /** Asks for the end of an answer; a refusal of what was asked for before may only mean that it was taken then. */
  async function end(
    reference: string,
    { key, now }: Readonly<{ key: string; now: Date }>,
    ask: () => Promise<Result>,
  ): Promise<AnswerOutcome> {
    const isFirst = await noteAsked(database.db, key, now);
    const outcome = await believed(async () => outcomeOf(await ask()));
    if (isFirst || outcome.kind === 'taken') return outcome;
    const isOpen = await believed(async () => (await reasonsOf(reference)).length > 0);
    return isOpen === true ? outcome : { kind: 'uncertain', detail: outcome.detail };
  }

  return {
    needsReference: true,
    reasons: async ({ reference }) => {
      if (reference === null) return [];
      const reasons = await believed(() => reasonsOf(reference));
      return Array.isArray(reasons) ? reasons.map(({ defenseReasonCode }) => defenseReasonCode) : undefined;
    },
    defend: ({ reference }, defence, now) =>
      believed(async () => {
        if (reference === null) return unnamed;
        const { key, reason } = defence;
        // Once it is defended, Adyen lists no reasons any more: whoever goes on after a process that died only asks for the outcome.
        if (!(await isSupplied(database.db, key))) {
          const supplied = await supply(reference, defence);
          if (supplied.kind !== 'taken') return supplied;
          await noteSupplied(database.db, key, now);
        }
        const request = { ...namesOf(reference), defenseReasonCode: reason };
        const idempotencyKey = idempotencyKeyOf('defend', key);
        return end(reference, { key, now }, () => api.defendDispute(request, { idempotencyKey }));
      }),
    accept: async ({ reference }, key, now) => {
      if (reference === null) return unnamed;
      const idempotencyKey = idempotencyKeyOf('accept', key);
      return end(reference, { key, now }, () => api.acceptDispute(namesOf(reference), { idempotencyKey }));
    },
  };
}

const unnamed: AnswerOutcome = { kind: 'refused', detail: '' };

/** The types of documents that have to be there: all that are required, and one of those of which one or more are. */
function neededTypes(types: readonly DocumentType[]): readonly string[] {
  const ofLevel = (level: string) =>
    types.flatMap((one) => (one.requirementLevel === level ? [one.defenseDocumentTypeCode] : []));
  const needed = [...ofLevel('Required'), ...ofLevel('OneOrMore').slice(0, 1)];
  return needed.length > 0 ? needed : looserLevels.flatMap(ofLevel).slice(0, 1);
}

type Refused = Extract<AnswerOutcome, { kind: 'refused' }>;

/** Statuses of requests that the key of the shop may not make, or that are not known there: they end in the same way a second time. */
const forbidding: ReadonlySet<number> = new Set([400, 401, 403, 404]);

/** The answer to a request, or that it was rejected for good; other errors are thrown. */
async function believed<T>(ask: () => Promise<T>): Promise<T | Refused> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof AdyenError)) throw error;
    const { status, code = '' } = error;
    if (error.isFinal) return { kind: 'refused', detail: code };
    if (forbidding.has(status)) return { kind: 'refused', detail: code || String(status), problem: 'forbidden' };
    throw error;
  }
}

function outcomeOf({ disputeServiceResult: result }: Result): AnswerOutcome {
  return result?.success === true ? { kind: 'taken' } : { kind: 'refused', detail: result?.errorMessage ?? '' };
}
