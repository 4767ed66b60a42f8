import { setTimeout as wait } from 'node:timers/promises';
import type { Transaction } from '@eyelet/db/database.ts';
import { type AnswerEnd, type AnswerRow, endTry, paperOfAnswer } from '@eyelet/db/disputes/answer.ts';
import { findDispute, type NamedDispute } from '@eyelet/db/disputes/dispute.ts';
import { lockOrderState } from '@eyelet/db/orders/shipment.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import type { Tables } from '@eyelet/db/tables/tables.ts';
import { growingPause } from '@eyelet/domain/calendar/growing-pause.ts';
import type { Shop } from '../kernel/shop.ts';
import type { AnswerOutcome, DisputeDesk } from '../payment-providers/provider.ts';
import { deskOf, findAnswered, namedFor } from './answerable.ts';
import { piecesIn } from './evidence-view.ts';
import { takeNotice } from './receive.ts';

/** Milliseconds that a claimed answer is left to its process; longer than any try takes. */
export const answerLeaseMs = 120_000;

/** The longest until an answer is sent again, as a deadline waits for nobody. */
const mostPauseMs = 1_800_000;

/** Milliseconds that somebody who waits at the desk waits; the try goes on without them. */
const patienceMs = 8_000;

/** Tries to send an answer that was just stored, for as long as somebody waits. */
export async function tryNow(shop: Shop, disputeId: string): Promise<void> {
  await Promise.race([tryAnswer(shop, disputeId), wait(patienceMs, undefined, { ref: false })]);
}

/** Sends a claimed answer, and writes down what came of it. The provider knows it by a key, so that it is one however often it is sent. */
export async function tryAnswer(shop: Shop, disputeId: string): Promise<void> {
  const found = await findAnswered(shop.database.db, disputeId);
  if (found?.answer?.state !== 'waiting') return;
  const { dispute, answer } = found;
  const end = await endOf(shop, dispute, answer);
  await transact(shop.database.db, (tx) => settle(tx, shop, { dispute, answer, end }));
  if (end.state !== 'sent') shop.log.warn({ disputeId, state: end.state }, 'an answer to a dispute was not taken');
}

async function endOf(shop: Shop, dispute: NamedDispute, answer: AnswerRow): Promise<AnswerEnd> {
  const desk = deskOf(shop, dispute);
  if (!desk) return { state: 'refused', problem: 'refused', detail: '' };
  try {
    const outcome = await send(shop, desk, { dispute, answer });
    if (outcome === 'erased') return { state: 'refused', problem: 'erased', detail: '' };
    if (outcome.kind === 'taken') return { state: 'sent', at: shop.clock() };
    const detail = outcome.detail.slice(0, 300);
    if (outcome.kind === 'uncertain') return { state: 'uncertain', detail };
    return { state: 'refused', problem: outcome.problem ?? 'refused', detail };
  } catch (error) {
    shop.log.warn({ err: error, disputeId: dispute.id }, 'the provider cannot be reached about a dispute');
    return { state: 'waiting', againAt: new Date(shop.clock().getTime() + growingPause(answer.tries, mostPauseMs)) };
  }
}

type Sent = Readonly<{ dispute: NamedDispute; answer: AnswerRow }>;

async function send(shop: Shop, desk: DisputeDesk, { dispute, answer }: Sent): Promise<AnswerOutcome | 'erased'> {
  const key = `${dispute.id} ${answer.attempt}`;
  const named = namedFor(dispute);
  if (answer.kind === 'acceptance') return desk.accept(named, key, shop.clock());
  const paper = await paperOfAnswer(shop.database.db, dispute.id);
  if (!paper) return 'erased';
  const pieces = piecesIn(answer.pieces);
  return desk.defend(named, { key, reason: answer.reason_code, paper, pieces }, shop.clock());
}

/** What was accepted is lost, in the same moment. */
async function settle(
  tx: Transaction<Tables>,
  { clock }: Pick<Shop, 'clock'>,
  { dispute, answer, end }: Sent & Readonly<{ end: AnswerEnd }>,
): Promise<void> {
  await lockOrderState(tx, dispute.order_number);
  if (!(await endTry(tx, answer, end)) || end.state !== 'sent' || answer.kind !== 'acceptance') return;
  // As it is by now: the bank may have said more while the provider was asked.
  const { id, payment_key: key, amount, is_fraud: isFraud, told_at } = (await findDispute(tx, dispute.id)) ?? dispute;
  // Later than what the bank has said last, whose clock may be ahead.
  const at = new Date(Math.max(clock().getTime(), told_at.getTime() + 1));
  const said = { amount, reason: '', isFraud, deadline: undefined, at };
  await takeNotice(tx, { topic: 'dispute', id: `${id} accepted`, key, step: 'lost', ...said }, clock());
}
