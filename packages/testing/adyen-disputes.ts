import type { Answer, Body } from './adyen-wire.ts';

type Dispute = { documents: Set<string>; end: 'defended' | 'accepted' | undefined; times: number };

const result = (success: boolean, errorMessage?: string): Answer => ({
  status: 200,
  body: { disputeServiceResult: { success, ...(errorMessage === undefined ? {} : { errorMessage }) } },
});

/** Reasons with their types of documents, and how much each is needed. */
const reasons: Readonly<Record<string, readonly (readonly [type: string, level: string])[]>> = {
  Delivered: [
    ['DefenseMaterial', 'Optional'],
    ['ProofOfDelivery', 'Required'],
  ],
  Refunded: [['ProofOfRefund', 'Required']],
  Recognised: [
    ['Invoice', 'Required'],
    ['FlightTicket', 'OneOrMore'],
    ['Signature', 'OneOrMore'],
    ['DefenseMaterial', 'Optional'],
  ],
  Duplicate: [],
};

/** What it takes as one document. */
const mostBytes = 2 * 1024 * 1024;
const mostPages = 19;

function isTooLarge(content: string): boolean {
  const bytes = Buffer.from(content, 'base64');
  const pages = bytes.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;
  return bytes.length > mostBytes || pages > mostPages;
}

/** The provider's disputes as its API documents them: one answer each, with the documents that its reason needs. */
export function createAdyenDisputes() {
  const known = new Map<string, Dispute>();

  function disputeOf(reference: string): Dispute {
    const one = known.get(reference) ?? { documents: new Set(), end: undefined, times: 0 };
    known.set(reference, one);
    return one;
  }

  function isSatisfied({ documents }: Dispute, reason: string): boolean {
    const types = reasons[reason] ?? [];
    const has = ([type]: readonly [string, string]) => documents.has(type);
    const oneOrMore = types.filter(([, level]) => level === 'OneOrMore');
    return (
      types.filter(([, level]) => level === 'Required').every(has) && (oneOrMore.length === 0 || oneOrMore.some(has))
    );
  }

  function reasonsOf(one: Dispute): Answer {
    const defenseReasons = Object.entries(reasons).map(([defenseReasonCode, types]) => ({
      defenseReasonCode,
      satisfied: isSatisfied(one, defenseReasonCode),
      defenseDocumentTypes: types.map(([defenseDocumentTypeCode, requirementLevel]) => {
        return { available: one.documents.has(defenseDocumentTypeCode), defenseDocumentTypeCode, requirementLevel };
      }),
    }));
    const body = { disputeServiceResult: { success: true }, ...(one.end === undefined ? { defenseReasons } : {}) };
    return { status: 200, body };
  }

  function end(one: Dispute, how: 'defended' | 'accepted'): Answer {
    if (one.end !== undefined) return result(false, 'Dispute has ended');
    one.end = how;
    one.times += 1;
    return result(true);
  }

  function supply(one: Dispute, documents: readonly Readonly<Record<string, string>>[]): Answer {
    if (documents.some(({ content = '' }) => isTooLarge(content))) return result(false, 'Document is too large');
    for (const { defenseDocumentTypeCode: type = '' } of documents) one.documents.add(type);
    return result(true);
  }

  return {
    answer(verb: string, body: Body): Answer {
      const one = disputeOf(String(body.disputePspReference));
      if (verb === 'retrieveApplicableDefenseReasons') return reasonsOf(one);
      if (verb === 'acceptDispute') return end(one, 'accepted');
      if (verb === 'supplyDefenseDocument') return supply(one, body.defenseDocuments as never);
      const reason = String(body.defenseReasonCode);
      if (!(reason in reasons) || !isSatisfied(one, reason)) return result(false, 'Documents are missing');
      return end(one, 'defended');
    },
    /** How a dispute was answered, and how often. */
    endOf: (reference: string) => {
      const { end: how, times } = disputeOf(reference);
      return { how, times };
    },
  };
}
