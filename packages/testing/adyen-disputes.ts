import type { Answer, Body } from './adyen-wire.ts';

type Dispute = { documents: Set<string>; end: 'defended' | 'accepted' | undefined; times: number };

const result = (success: boolean, errorMessage?: string): Answer => ({
  status: 200,
  body: { disputeServiceResult: { success, ...(errorMessage === undefined ? {} : { errorMessage }) } },
});

const types = { Delivered: 'ProofOfDelivery', Refunded: 'ProofOfRefund' } as const;

/** The provider's disputes as its API documents them: one answer each, and a document that its reason requires. */
export function createAdyenDisputes() {
  const known = new Map<string, Dispute>();

  function disputeOf(reference: string): Dispute {
    const one = known.get(reference) ?? { documents: new Set(), end: undefined, times: 0 };
    known.set(reference, one);
    return one;
  }

  function reasonsOf({ documents, end }: Dispute): Answer {
    const defenseReasons = Object.entries(types).map(([defenseReasonCode, required]) => ({
      defenseReasonCode,
      satisfied: documents.has(required),
      defenseDocumentTypes: [
        { available: false, defenseDocumentTypeCode: 'DefenseMaterial', requirementLevel: 'Optional' },
        { available: documents.has(required), defenseDocumentTypeCode: required, requirementLevel: 'Required' },
      ],
    }));
    const body = { disputeServiceResult: { success: true }, ...(end === undefined ? { defenseReasons } : {}) };
    return { status: 200, body };
  }

  function end(one: Dispute, how: 'defended' | 'accepted'): Answer {
    if (one.end !== undefined) return result(false, 'Dispute has ended');
    one.end = how;
    one.times += 1;
    return result(true);
  }

  return {
    answer(verb: string, body: Body): Answer {
      const one = disputeOf(String(body.disputePspReference));
      if (verb === 'retrieveApplicableDefenseReasons') return reasonsOf(one);
      if (verb === 'acceptDispute') return end(one, 'accepted');
      if (verb === 'supplyDefenseDocument') {
        const documents = body.defenseDocuments as readonly Readonly<Record<string, string>>[];
        for (const { defenseDocumentTypeCode: type = '' } of documents) one.documents.add(type);
        return result(true);
      }
      const required = (types as Readonly<Record<string, string>>)[String(body.defenseReasonCode)];
      if (required === undefined || !one.documents.has(required)) return result(false, 'Documents are missing');
      return end(one, 'defended');
    },
    /** How a dispute was answered, and how often. */
    endOf: (reference: string) => {
      const { end: how, times } = disputeOf(reference);
      return { how, times };
    },
  };
}
