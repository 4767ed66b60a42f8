import type { Database, Reader, Transaction } from '@eyelet/db/database.ts';
import { closeKeys, lockPayments, type PaymentPosting, postingsOfPayments } from '@eyelet/db/ledger/payment.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import type { Tables } from '@eyelet/db/tables/tables.ts';
import type { Unit } from '@eyelet/domain/ledger/account.ts';
import type { Entry } from '@eyelet/domain/ledger/posting.ts';
import { post, postAll } from '../ledger/post.ts';
import type { PaymentState, Tender, TenderGroup } from './tender.ts';

/** The amount that a payment holds on the ledger, in minor units of its currency. */
export type Held = Readonly<{
  holder: string;
  unit: Unit;
  held: number;
  /** Points held along with it; 0 for none. */
  points: number;
}>;

/** The ledger entries of a kind of value when it pays. Amounts are minor units of the payment's currency. */
export type PayingMoves = Readonly<{
  /** Undefined for a token that names no value. */
  hold: (token: string, amount: number, unit: Unit) => readonly Entry[] | undefined;
  capture: (payment: Held, amount: number) => readonly Entry[];
  /** Gives back what is held beyond what was `taken`. */
  release: (payment: Held, taken: number) => readonly Entry[];
  /** Gives back an amount of what was taken, after `refunded` before. */
  refund: (payment: Held, amount: number, refunded: number) => readonly Entry[];
}>;

/**
 * Tenders for the kinds of value on the ledger, by name. The token of a payment says whose value it takes, such as the
 * id of a gift card, and its currency is the unit. A payment consists of the postings that name its key; the first one
 * holds, declines or closes it. Those of one order are held in one transaction, in as many statements as one takes.
 */
export function createLedgerTenders(
  { db }: Database,
  movesByName: Readonly<Record<string, PayingMoves>>,
): readonly Tender[] {
  const group: TenderGroup = {
    authorise: (requests, now) =>
      transact(db, async (tx) => {
        const keys = requests.map(({ request }) => request.key);
        await lockPayments(tx, keys);
        const holds = requests.flatMap(({ tender, request: { key, token, amount, currency } }) => {
          const entries = movesByName[tender]?.hold(token, amount, currency as Unit);
          return entries ? [{ key: holdKey(key), kind: 'hold' as const, reference: key, entries }] : [];
        });
        const posted = holds.length > 0 ? await postAll(tx, holds, now, { areFirst: true }) : [];
        const held = new Set(holds.filter((_, at) => posted[at]?.outcome === 'posted').map((one) => one.reference));
        const others = keys.filter((key) => !held.has(key));
        const began = others.length > 0 ? await paymentsOf(tx, others) : new Map<string, Payment>();
        const declined = others.filter((key) => !began.has(key));
        const closings = declined.map((key) => ({ key: holdKey(key), kind: 'decline' as const, reference: key }));
        await closeKeys(tx, closings, now);
        return keys.map((key): PaymentState => {
          const known = began.get(key);
          if (known) return stateOf(key, known);
          return held.has(key) ? { kind: 'authorised', paymentId: key } : { kind: 'declined' };
        });
      }),
  };
  return Object.entries(movesByName).map(([name, moves]) => ledgerTender(db, name, moves, group));
}

function ledgerTender(db: Database['db'], name: string, moves: PayingMoves, group: TenderGroup): Tender {
  const within = <T>(work: (tx: Transaction<Tables>) => Promise<T>) => transact(db, work);
  return {
    name,
    group,
    async authorise(request, now) {
      const [state] = await group.authorise([{ tender: name, request }], now);
      return state as PaymentState;
    },
    async find(key) {
      const payment = await paymentOf(db, key);
      return payment && stateOf(key, payment);
    },
    capture: (key, amount, now) =>
      within(async (tx) => {
        const payment = await lockedPayment(tx, key);
        if (payment?.captured) return;
        if (payment?.state !== 'held') throw new Error(`payment ${key} holds nothing to capture`);
        const entries = moves.capture(payment, amount);
        await post(tx, { key: `${key} capture`, kind: 'capture', reference: key, entries }, now);
        if (amount >= payment.held) return;
        const rest = moves.release(payment, amount);
        await post(tx, { key: `${key} rest`, kind: 'release', reference: key, entries: rest }, now);
      }),
    void: (key, now) =>
      within(async (tx) => {
        const payment = await lockedPayment(tx, key);
        if (payment?.captured) return 'captured';
        if (!payment) await closeKeys(tx, [{ key: holdKey(key), kind: 'void', reference: key }], now);
        if (payment?.state !== 'held') return 'released';
        const entries = moves.release(payment, 0);
        await post(tx, { key: `${key} release`, kind: 'release', reference: key, entries }, now);
        return 'released';
      }),
    refund: ({ key, paymentId, amount }, now) =>
      within(async (tx) => {
        const payment = await lockedPayment(tx, paymentId);
        const done = { kind: 'refunded', refundId: key } as const;
        if (payment?.refunds.has(refundKey(key))) return done;
        if (!payment || payment.refunded + amount > payment.captured) return { kind: 'refused' };
        const entries = moves.refund(payment, amount, payment.refunded);
        await post(tx, { key: refundKey(key), kind: 'refund', reference: paymentId, entries }, now);
        return done;
      }),
  };
}

const holdKey = (key: string) => `${key} hold`;
const refundKey = (key: string) => `refund ${key}`;

type Payment = Held &
  Readonly<{
    state: 'held' | 'declined' | 'voided';
    captured: number;
    refunded: number;
    refunds: ReadonlySet<string>;
  }>;

/** The state of a payment, locked until the transaction ends. */
async function lockedPayment(tx: Transaction<Tables>, key: string): Promise<Payment | undefined> {
  await lockPayments(tx, [key]);
  return paymentOf(tx, key);
}

async function paymentOf(db: Reader, key: string): Promise<Payment | undefined> {
  return (await paymentsOf(db, [key])).get(key);
}

/** The states of payments by key; those that do not exist are missing. */
async function paymentsOf(db: Reader, keys: readonly string[]): Promise<ReadonlyMap<string, Payment>> {
  const postings = await postingsOfPayments(db, keys);
  return new Map([...postings].map(([key, of]) => [key, paymentFrom(of)]));
}

function paymentFrom(postings: readonly PaymentPosting[]): Payment {
  const first = postings[0] as PaymentPosting;
  const held = first.entries.filter(({ part }) => part === 'held');
  const money = held.find(({ unit }) => unit !== 'points');
  /** The money that accounts of a part lost in postings of a kind. */
  const lost = (kind: string, part: string) =>
    ofKind(postings, kind)
      .flatMap(({ entries }) => entries)
      .filter((entry) => entry.part === part && entry.unit === money?.unit && entry.amount < 0)
      .reduce((total, { amount }) => total - amount, 0);
  const captured = lost('capture', 'held');
  const isReleased = captured === 0 && ofKind(postings, 'release').length > 0;
  const closed = { decline: 'declined', void: 'voided' } as const;
  return {
    state: closed[first.kind as keyof typeof closed] ?? (isReleased ? 'voided' : 'held'),
    holder: money?.holder ?? '',
    unit: (money?.unit ?? 'USD') as Unit,
    held: money?.amount ?? 0,
    points: held.find(({ unit }) => unit === 'points')?.amount ?? 0,
    captured,
    refunded: lost('refund', 'own'),
    refunds: new Set(ofKind(postings, 'refund').map((posting) => posting.key)),
  };
}

function ofKind(postings: readonly PaymentPosting[], kind: string): readonly PaymentPosting[] {
  return postings.filter((posting) => posting.kind === kind);
}

function stateOf(key: string, { state }: Payment): PaymentState {
  return state === 'held' ? { kind: 'authorised', paymentId: key } : { kind: state };
}
