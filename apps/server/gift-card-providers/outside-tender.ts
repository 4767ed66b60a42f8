import type { Database } from '@eyelet/db/database.ts';
import {
  answerOutsidePayment,
  askOutsidePayment,
  askOutsideRefund,
  captureOutsidePayment,
  endOutsideReturn,
  endOutsideUndoing,
  findOutsidePayment,
  noteRefused,
  type OpenReturn,
  type OutsidePaymentRow,
  openReturns,
  putOff,
  type Retried,
  undoingPayments,
  undoOutsidePayment,
} from '@eyelet/db/gift-cards/outside-payment.ts';
import { growingPause } from '@eyelet/domain/calendar/growing-pause.ts';
import type { Log } from '../kernel/log.ts';
import { outsideToken } from '../tenders/names.ts';
import type { PaymentState, Tender } from '../tenders/tender.ts';
import { GiftCardFault } from './provider.ts';
import type { GiftCardService } from './service.ts';

/** How much one run of the job looks at. */
const batch = 100;

/** The longest until it is tried again to give money back. */
const mostPauseMs = 86_400_000;

/**
 * Cards of a service outside the shop as a tender: what is authorised is taken from the card, and given back where it is not
 * captured. Each key is booked before the service is asked, so that a question without an answer is asked again under the
 * same key. Where it is not answered then either, the key is given up: the shopper pays otherwise, and `finish` gives back
 * what may have been taken.
 */
export function createOutsideTender(
  { db }: Pick<Database, 'db'>,
  service: GiftCardService,
  log: Pick<Log, 'warn'>,
): Readonly<{ tender: Tender; finish: (now: Date) => Promise<number> }> {
  const name = service.name;

  /** Has the service take what a key is booked for, and stores what it says. */
  async function take(row: OutsidePaymentRow, isFirst: boolean): Promise<OutsidePaymentRow> {
    const { idempotency_key: key, card_id: cardId, amount, currency, created_at: since } = row;
    const taken = await service.take({ key, cardId, amount, currency, askedSince: isFirst ? undefined : since });
    return answerOutsidePayment(db, key, taken ?? null);
  }

  /** The row of a booked key once it is known whether it was taken, or was given up. */
  async function settled(row: OutsidePaymentRow, isFirst: boolean, now: Date): Promise<OutsidePaymentRow> {
    if (row.state !== 'asked') return row;
    try {
      return await take(row, isFirst);
    } catch (error) {
      const problem = problemOf(error);
      log.warn({ err: error, paymentKey: row.idempotency_key }, 'a gift card was not taken');
      // A service that rejects the key of the shop has done nothing.
      if (problem === 'key' && isFirst) return answerOutsidePayment(db, row.idempotency_key, null);
    }
    try {
      return isFirst ? await take(row, false) : await giveUp(row.idempotency_key, now);
    } catch (error) {
      problemOf(error);
      return giveUp(row.idempotency_key, now);
    }
  }

  const giveUp = (key: string, now: Date) => undoOutsidePayment(db, key, name, now);

  /** Gives back what a given up key has taken, or makes sure that it never takes anything. */
  async function undo(row: OutsidePaymentRow, now: Date): Promise<Given> {
    if (row.state !== 'undoing') return 'done';
    const { taking_id: takingId, state } = row.taking_id === null ? await take(row, false) : row;
    if (takingId === null || state !== 'undoing') return 'done';
    const { idempotency_key: key, card_id: cardId, amount, currency, created_at: askedSince } = row;
    const given = await service.giveBack({ key: `${key} undo`, takingId, cardId, amount, currency, askedSince });
    if (given === 'refused') return refusedFor({ table: 'payment', key }, now);
    await endOutsideUndoing(db, key);
    return 'done';
  }

  async function giveBack(one: OpenReturn, now: Date): Promise<Given> {
    const { return_key: key, taking_id: takingId, card_id: cardId, amount, currency, asked_at: askedSince } = one;
    if (takingId === null) throw new Error(`the payment of ${key} took nothing`);
    const given = await service.giveBack({ key, takingId, cardId, amount, currency, askedSince });
    if (given === 'refused') return refusedFor({ table: 'return', key }, now);
    await endOutsideReturn(db, key, now);
    return 'done';
  }

  async function refusedFor(one: Retried, now: Date): Promise<'refused'> {
    log.warn({ key: one.key }, 'a service of gift cards refuses to give money back');
    await noteRefused(db, one, now);
    return 'refused';
  }

  /** What the job will do again may fail now. */
  async function attempt(key: string, run: () => Promise<Given>): Promise<Given | GiftCardFault['problem']> {
    try {
      return await run();
    } catch (error) {
      log.warn({ err: error, key }, 'nothing was given back to a gift card yet');
      return problemOf(error);
    }
  }

  const tender: Tender = {
    name,
    async authorise({ key, token, amount, currency }, now) {
      const prefix = outsideToken(name, '');
      const cardId = token.startsWith(prefix) ? token.slice(prefix.length) : token;
      const booking = { idempotency_key: key, tender: name, card_id: cardId, amount, currency, created_at: now };
      const { row, isNew } = await askOutsidePayment(db, booking);
      return stateOf(await settled(row, isNew, now));
    },
    async find(key) {
      const row = await findOutsidePayment(db, key);
      return row && stateOf(await settled(row, false, row.created_at));
    },
    async capture(key, amount, now) {
      if (!(await captureOutsidePayment(db, key, amount, now)))
        throw new Error(`payment ${key} holds nothing to capture`);
      for (const one of await openReturns(db, { paymentKey: key }, batch))
        if (one.kind === 'rest') await attempt(one.return_key, () => giveBack(one, now));
    },
    async void(key, now) {
      const row = await giveUp(key, now);
      if (row.state === 'captured') return 'captured';
      await attempt(key, () => undo(row, now));
      return 'released';
    },
    async refund({ key, paymentId, amount, currency }, now) {
      const asked = await askOutsideRefund(db, { key, paymentKey: paymentId, amount, currency, now });
      if (!asked) return { kind: 'refused' };
      const open = await openReturns(db, { paymentKey: paymentId }, batch);
      const one = open.find(({ return_key: returnKey }) => returnKey === key);
      if (one && (await giveBack(one, now)) === 'refused') return { kind: 'refused' };
      return { kind: 'refunded', refundId: key };
    },
  };

  /** What cannot be given back is put off for longer each time, so that nothing else has to wait for it. */
  async function finish(now: Date): Promise<number> {
    let done = 0;
    const undoing = await undoingPayments(db, { tender: name, dueAt: now }, batch);
    const open = await openReturns(db, { tender: name, dueAt: now }, batch);
    const tasks: readonly Task[] = [
      ...undoing.map(
        (row) => ({ table: 'payment', key: row.idempotency_key, tries: row.tries, run: () => undo(row, now) }) as const,
      ),
      ...open.map(
        (one) => ({ table: 'return', key: one.return_key, tries: one.tries, run: () => giveBack(one, now) }) as const,
      ),
    ];
    for (const { table, key, tries, run } of tasks) {
      const outcome = await attempt(key, run);
      if (outcome === 'done') {
        done += 1;
        continue;
      }
      await putOff(db, { table, key }, new Date(now.getTime() + growingPause(tries + 1, mostPauseMs)));
      // A service that is away is left alone until the next run.
      if (outcome !== 'answer' && outcome !== 'refused') return done;
    }
    return done;
  }

  return { tender, finish };
}

/** Whether something was given back; `refused`: the service does not for good. */
type Given = 'done' | 'refused';

type Task = Retried & Readonly<{ tries: number; run: () => Promise<Given> }>;

/** What was wrong with the service; other errors are thrown. */
function problemOf(error: unknown): GiftCardFault['problem'] {
  if (error instanceof GiftCardFault) return error.problem;
  throw error;
}

function stateOf({ idempotency_key: key, state }: OutsidePaymentRow): PaymentState {
  switch (state) {
    case 'taken':
    case 'captured':
      return { kind: 'authorised', paymentId: key };
    case 'declined':
      return { kind: 'declined' };
    // What is still asked has been given up by `settled`; it is never reported as open.
    default:
      return { kind: 'voided' };
  }
}
