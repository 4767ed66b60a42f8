import type { InputOf } from '@eyelet/contracts/kernel/operation.ts';
import { decideWarranty } from '@eyelet/contracts/warranty/decide.ts';
import { type CaseRow, insertEntry, lockCase, updateCase } from '@eyelet/db/cases/case.ts';
import { decisionsOf, insertDecision, isDecisionIdTaken } from '@eyelet/db/cases/warranty-decision.ts';
import type { Transaction } from '@eyelet/db/database.ts';
import { writeFacts } from '@eyelet/db/events/event.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import type { Tables } from '@eyelet/db/tables/tables.ts';
import { mayDecide } from '@eyelet/domain/cases/warranty.ts';
import { fromAmount } from '@eyelet/domain/money/amount.ts';
import { recordAudit, sourceOf } from '../audit/record.ts';
import { movedClock } from '../cases/clock.ts';
import { caseView } from '../cases/view.ts';
import type { Context } from '../kernel/context.ts';
import { handle } from '../kernel/handle.ts';
import { Refusal, refuse, refuseStale } from '../kernel/refusal.ts';
import { staffOf } from '../kernel/staff-of.ts';
import { wakeAnnouncer } from '../kernel/wake-announcer.ts';
import { orderToReplace, replaceWithin } from '../order-desk/replace-items.ts';
import { sellerOf } from '../papers/seller-of.ts';
import { giveWithin } from '../refunds/give-within.ts';

type Asked = Pick<InputOf<typeof decideWarranty>, 'params' | 'body'>;

/**
 * Decides a warranty case with what follows from it, in one transaction: goods and money move only if the decision stands, and of two who
 * decide at once the second is told. A refund that somebody else has to approve stands, and is told, only then.
 */
export const decideWarrantyHandler = handle(decideWarranty, async (context, asked) => {
  const { reference, decisionId } = asked.params;
  const { outcome, version, replacement, refund } = asked.body;
  const words = asked.body.words.trim();
  if (outcome === 'declined' && words === '') return refuse('STF400', { member: 'words' });
  if (outcome === 'replacement' && !replacement) return refuse('STF400', { member: 'replacement' });
  if (outcome === 'refund' && !refund) return refuse('STF400', { member: 'refund' });
  const { shop, now } = context;
  const answer = await transact(shop.database.db, async (tx) => {
    const before = await lockCase(tx, reference);
    if (before?.kind !== 'warranty') return refuse('STF404');
    const decisions = await decisionsOf(tx, reference);
    if (decisions.some((one) => one.decision_id === decisionId)) {
      return (await caseView(context, tx, reference)) ?? refuse('STF404');
    }
    if (before.merged_into !== null || version !== before.version || !mayDecide(decisions)) {
      return refuseStale('STF409', await caseView(context, tx, reference));
    }
    if (await isDecisionIdTaken(tx, decisionId)) return refuse('STF404');
    const done = await carryOut(tx, context, before, asked);
    if (done instanceof Refusal) return done;
    // What somebody else has to approve is told to nobody before.
    const stands = done !== 'waiting';
    const { name: author } = staffOf(context);
    const orderNumber = orderOf(asked.body) ?? null;
    await insertDecision(tx, {
      ...{ decision_id: decisionId, reference, outcome, order_number: orderNumber, author, decided_at: now },
      amount: outcome === 'refund' && refund ? fromAmount(refund.amount) : null,
      repair: outcome === 'repair' ? 'awaited' : null,
    });
    if (words !== '') {
      const kind = stands ? 'answer' : 'note';
      const entry = {
        id: decisionId,
        reference,
        kind,
        author,
        text: words,
        fingerprint: null,
        written_at: now,
      } as const;
      if (!(await insertEntry(tx, entry))) throw new Error(`${decisionId} was written before`);
    }
    // What is repaired has still to come.
    const ended = outcome === 'repair' ? 'waiting' : 'closed';
    const status = stands ? ended : 'open';
    const clock = movedClock(shop, before, { status, ...(stands && { isAnswer: true }), at: now });
    await updateCase(tx, reference, { status, changed_at: now, ...clock });
    const payload = { reference, decisionId, outcome };
    if (stands) await writeFacts(tx, [{ name: 'case.decided', subject: reference, payload }], now);
    const change = {
      subject: { kind: 'case', id: reference } as const,
      before: { status: before.status },
      after: {
        status,
        decisionId,
        outcome,
        ...(orderNumber === null ? {} : { orderNumber }),
        ...(!stands && { approval: 'waiting' }),
      },
    };
    await recordAudit(tx, decideWarranty, change, sourceOf(context));
    return (await caseView(context, tx, reference)) ?? refuse('STF404');
  });
  wakeAnnouncer(shop.database);
  return answer;
});

const orderOf = ({ outcome, replacement, refund }: Asked['body']) => {
  if (outcome === 'replacement') return replacement?.orderNumber;
  return outcome === 'refund' ? refund?.orderNumber : undefined;
};

/** Does what the decision does beyond the case, or has it wait, or says why it cannot be made; nothing is written then. */
async function carryOut(tx: Transaction<Tables>, context: Context, before: CaseRow, { params, body }: Asked) {
  const { outcome, replacement, refund } = body;
  const note = params.reference;
  const mayGive = staffOf(context).permissions.has('orders.refund');
  if (outcome === 'repair') return sellerOf(context.shop, before.locale) ? undefined : refuse('STF511');
  if (outcome === 'replacement' && replacement) {
    if (!mayGive) return refuse('STF403');
    const { orderNumber, ...goods } = replacement;
    const replaced = await orderToReplace(context.shop, orderNumber);
    if (!replaced) return refuse('STF404');
    const sent = await replaceWithin(tx, context, replaced, {
      params: { orderNumber, replacementId: params.decisionId },
      body: { ...goods, reason: 'damaged', note },
    });
    return sent === 'made' ? undefined : refuse(unsent[sent]);
  }
  if (outcome === 'refund' && refund) {
    if (!mayGive) return refuse('STF403');
    const { orderNumber, amount, refundTo } = refund;
    return giveWithin(tx, context, {
      ...{ operation: decideWarranty, orderNumber, refundId: params.decisionId, amount, reason: 'goods', note },
      ...{ asCredit: refundTo === 'store-credit' },
    });
  }
  return undefined;
}

/** Why no goods are sent. */
const unsent = {
  erased: 'STF404',
  before: 'STF512',
  stale: 'STF512',
  held: 'STF470',
  much: 'STF477',
  gone: 'STF476',
} as const;
