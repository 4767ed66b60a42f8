import type { Database, Transaction } from '@eyelet/db/database.ts';
import { closeKey, lockPayment, type PaymentPosting, postingsOfPayment } from '@eyelet/db/ledger/payment.ts';
import type { Tables } from '@eyelet/db/tables/tables.ts';
import type { OwedKind, Unit } from '@eyelet/domain/ledger/account.ts';
import { capture, type Holding, hold, refund, release } from '@eyelet/domain/ledger/movements.ts';
import { post } from '../ledger/post.ts';
import type { PaymentState, Tender } from './tender.ts';

/**
 * Value on the ledger as a tender: the token of a payment is the holder that it takes from, such as the id of a gift card, and
 * its currency the unit. A payment is the postings that name its key; the first one holds, declines or closes it.
 */
export function createLedgerTender({ db }: Database, name: string, kind: OwedKind): Tender {
  const within = <T>(work: (tx: Transaction<Tables>) => Promise<T>) => db.transaction().execute(work);
  const holdingOf = (payment: Payment): Holding => ({ kind, holder: payment.holder, unit: payment.unit as Unit });
  return {
    name,
    authorise: ({ key, token, amount, currency }, now) =>
      within(async (tx) => {
        const began = await lockedPayment(tx, key);
        if (began) return stateOf(key, began);
        const holding: Holding = { kind, holder: token, unit: currency as Unit };
        const posting = { key: holdKey(key), kind: 'hold', reference: key, entries: hold(holding, amount) } as const;
        const posted = await post(tx, posting, now);
        if (posted.outcome !== 'too-little') return { kind: 'authorised', paymentId: key };
        await closeKey(tx, { key: holdKey(key), kind: 'decline', reference: key }, now);
        return { kind: 'declined' };
      }),
    async find(key) {
      const payment = await paymentOf(db, key);
      return payment && stateOf(key, payment);
    },
    capture: (key, amount, now) =>
      within(async (tx) => {
        const payment = await lockedPayment(tx, key);
        if (payment?.captured) return;
        if (payment?.state !== 'held') throw new Error(`payment ${key} holds nothing to capture`);
        const rest = payment.held - amount;
        await post(
          tx,
          { key: `${key} capture`, kind: 'capture', reference: key, entries: capture(holdingOf(payment), amount) },
          now,
        );
        if (rest <= 0) return;
        const entries = release(holdingOf(payment), rest);
        await post(tx, { key: `${key} rest`, kind: 'release', reference: key, entries }, now);
      }),
    void: (key, now) =>
      within(async (tx) => {
        const payment = await lockedPayment(tx, key);
        if (!payment) return closeKey(tx, { key: holdKey(key), kind: 'void', reference: key }, now);
        if (payment.state !== 'held' || payment.captured) return;
        const entries = release(holdingOf(payment), payment.held);
        await post(tx, { key: `${key} release`, kind: 'release', reference: key, entries }, now);
      }),
    refund: ({ key, paymentId, amount }, now) =>
      within(async (tx) => {
        const payment = await lockedPayment(tx, paymentId);
        const done = { kind: 'refunded', refundId: key } as const;
        if (payment?.refunds.has(refundKey(key))) return done;
        if (!payment || payment.refunded + amount > payment.captured) return { kind: 'refused' };
        const entries = refund(holdingOf(payment), amount);
        await post(tx, { key: refundKey(key), kind: 'refund', reference: paymentId, entries }, now);
        return done;
      }),
  };
}

const holdKey = (key: string) => `${key} hold`;
const refundKey = (key: string) => `refund ${key}`;

type Payment = Readonly<{
  state: 'held' | 'declined' | 'voided';
  holder: string;
  unit: string;
  held: number;
  captured: number;
  refunded: number;
  refunds: ReadonlySet<string>;
}>;

/** How a payment stands; nothing else is done with it until the transaction ends. */
async function lockedPayment(tx: Transaction<Tables>, key: string): Promise<Payment | undefined> {
  await lockPayment(tx, key);
  return paymentOf(tx, key);
}

async function paymentOf(db: Database['db'] | Transaction<Tables>, key: string): Promise<Payment | undefined> {
  const postings = await postingsOfPayment(db, key);
  const [first] = postings;
  if (!first) return undefined;
  const from = first.entries.find(({ part }) => part === 'held');
  const sum = (kind: string, part: string) =>
    ofKind(postings, kind)
      .flatMap(({ entries }) => entries)
      .reduce((total, entry) => (entry.part === part ? total + entry.amount : total), 0);
  const captured = -sum('capture', 'held');
  const isReleased = captured === 0 && ofKind(postings, 'release').length > 0;
  const closed = { decline: 'declined', void: 'voided' } as const;
  return {
    state: closed[first.kind as keyof typeof closed] ?? (isReleased ? 'voided' : 'held'),
    holder: from?.holder ?? '',
    unit: from?.unit ?? '',
    held: from?.amount ?? 0,
    captured,
    refunded: sum('refund', 'available'),
    refunds: new Set(ofKind(postings, 'refund').map((posting) => posting.key)),
  };
}

function ofKind(postings: readonly PaymentPosting[], kind: string): readonly PaymentPosting[] {
  return postings.filter((posting) => posting.kind === kind);
}

function stateOf(key: string, { state }: Payment): PaymentState {
  return state === 'held' ? { kind: 'authorised', paymentId: key } : { kind: state };
}
