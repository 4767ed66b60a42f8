import type { PaymentMethodId } from '@eyelet/contracts/cart/instrument.ts';
import type { DraftPayment } from '@eyelet/db/tables/order-draft.ts';
import type { AuthoriseRequest, PaymentState, TenderGroup } from '../tenders/tender.ts';
import type { Paid, Placing, Progress, Step } from './step.ts';

/**
 * Asks the tenders of the payments to hold their amounts under keys of the placement, one group after the other; value
 * on the ledger is held at once. If a payment is refused, the earlier ones are voided by their keys.
 */
export const authorise: Step = {
  name: 'authorise',
  async run(placing, _paid, afterPayment) {
    const paid: Paid[] = [];
    for (const { from, until, group } of groupsOf(placing)) {
      const states = await authoriseTogether(placing, from, until, group);
      const progress = states.map((state, index) => paidOf(placing, from + index, state));
      const refused = progress.find((one) => one.kind === 'refused');
      if (refused) {
        const held = progress.flatMap((one) => (one.kind === 'on' ? [one.paid.key] : []));
        await undoPayments(placing, [...paid.map(({ key }) => key), ...held]);
        return refused;
      }
      for (const one of progress) {
        if (one.kind === 'on') paid.push(one.paid);
        await afterPayment?.(paid.length - 1);
      }
    }
    return { kind: 'on', paid };
  },
  undo: (placing) => undoPayments(placing),
};

/** Consecutive payments that are held together, by their indexes in the draft. */
type Group = Readonly<{ from: number; until: number; group: TenderGroup | undefined }>;

function groupsOf({ tenders, draft: { payments } }: Placing): readonly Group[] {
  const groups: Group[] = [];
  for (const [index, { provider }] of payments.entries()) {
    const { group } = tenders.named(provider);
    const last = groups.at(-1);
    if (last && group && last.group === group) groups[groups.length - 1] = { ...last, until: index + 1 };
    else groups.push({ from: index, until: index + 1, group });
  }
  return groups;
}

async function authoriseTogether(
  placing: Placing,
  from: number,
  until: number,
  group: TenderGroup | undefined,
): Promise<readonly PaymentState[]> {
  const requests = placing.draft.payments
    .slice(from, until)
    .map((payment, at) => ({ tender: payment.provider, request: requestOf(placing, payment, from + at) }));
  if (group) return group.authorise(requests, placing.now);
  return Promise.all(
    requests.map(({ tender, request }) => placing.tenders.named(tender).authorise(request, placing.now)),
  );
}

/** Voids the payments of the placement with these keys, or all of them. */
async function undoPayments({ tenders, paymentKey, draft, now }: Placing, keys?: readonly string[]): Promise<void> {
  for (const [index, { provider }] of draft.payments.entries()) {
    const key = paymentKeyOf(paymentKey, index);
    if (!keys || keys.includes(key)) await tenders.named(provider).void(key, now);
  }
}

/** Key of a payment of a placement at the provider: the placement's own for the first, numbered from there. */
export function paymentKeyOf(paymentKey: string, index: number): string {
  return index === 0 ? paymentKey : `${paymentKey}-${index + 1}`;
}

function requestOf(placing: Placing, payment: DraftPayment, index: number): AuthoriseRequest {
  const { draft, paymentKey, cartId, orderNumber, shopper, returnUrl } = placing;
  return {
    key: paymentKeyOf(paymentKey, index),
    method: payment.method as PaymentMethodId,
    token: payment.token,
    amount: payment.amount,
    currency: draft.order.currency,
    cartId,
    orderNumber,
    saved: payment.saved,
    keep: payment.keep,
    returnUrl,
    shopper,
  };
}

type OnePaid = Readonly<{ kind: 'on'; paid: Paid }> | Extract<Progress, { kind: 'refused' }>;

/** What the state of a draft's payment means for the placement; a payment unknown to the provider is refused. */
export function paidOf({ draft, paymentKey }: Placing, index: number, state: PaymentState | undefined): OnePaid {
  switch (state?.kind) {
    case 'authorised':
    case 'challenge':
    case 'pending': {
      const instrumentId = draft.payments[index]?.payment_instrument_id ?? '';
      return { kind: 'on', paid: { key: paymentKeyOf(paymentKey, index), instrumentId, state } };
    }
    case 'fraud':
      return { kind: 'refused', id: 'PYT402' };
    default:
      return { kind: 'refused', id: 'PAY400' };
  }
}
