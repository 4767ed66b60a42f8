import { adjustCredit } from '@eyelet/contracts/store-credit-desk/adjust.ts';
import { lockConsumer } from '@eyelet/db/consumers/consumer.ts';
import { lockHolding } from '@eyelet/db/ledger/lock.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import {
  creditAdjustedAloneBy,
  insertCreditAdjustment,
  lockCreditAdjustment,
} from '@eyelet/db/store-credit/adjustment.ts';
import { readStoreCredit } from '@eyelet/db/store-credit/balance.ts';
import { adjustedTogetherSince } from '@eyelet/domain/loyalty/adjustment.ts';
import { fromAmount, toAmount } from '@eyelet/domain/money/amount.ts';
import { isCreditAdjustedAlone } from '@eyelet/domain/store-credit/adjusted-alone.ts';
import { recordAudit, sourceOf } from '../audit/record.ts';
import { handle } from '../kernel/handle.ts';
import { refuse } from '../kernel/refusal.ts';
import { staffOf } from '../kernel/staff-of.ts';
import { creditHolding } from '../store-credit/holding.ts';
import { postAdjustment } from './post-adjustment.ts';
import { deskCredit } from './view.ts';

/** Adjusts credit at once, or has the adjustment wait for somebody else where it is much, by itself or with what the same person did. */
export const adjustCreditHandler = handle(adjustCredit, (context, { params, body }) => {
  const { shop, now } = context;
  const { consumerNo, adjustmentId: id } = params;
  const { currency, reason } = body;
  const { staffId } = staffOf(context);
  return transact(shop.database.db, async (tx) => {
    const amount = fromAmount(body.amount);
    if (amount === 0 || toAmount(amount) !== body.amount) return refuse('STF400', { member: 'amount' });
    // One after the other, so that none of several at once is overlooked.
    if (!(await lockConsumer(tx, consumerNo))) return refuse('STF404');
    const known = await lockCreditAdjustment(tx, id);
    if (known)
      return (known.consumer_id === consumerNo && (await deskCredit(context, tx, consumerNo))) || refuse('STF404');
    const since = adjustedTogetherSince(now);
    const before = await creditAdjustedAloneBy(tx, { consumerNo, staffId, since });
    const limit = shop.settings.current()['care.refund-alone'] * 100;
    const isAlone = isCreditAdjustedAlone({ currency, amount }, before, limit);
    const row = {
      ...{ id, consumer_id: consumerNo, currency, amount, reason, note: body.note.trim() },
      ...{ asked_by: staffId, asked_at: now, decided_by: null, decided_at: isAlone ? now : null },
      state: isAlone ? ('done' as const) : ('waiting' as const),
    };
    // No payment takes what is looked at now before it is taken. What is not possible is not left to wait.
    await lockHolding(tx, creditHolding(consumerNo, currency));
    if ((await readStoreCredit(tx, consumerNo, currency)) < -amount) return refuse('STF481');
    // Another customer has the id.
    if (!(await insertCreditAdjustment(tx, row))) return refuse('STF404');
    if (isAlone && !(await postAdjustment(tx, row, now))) throw new Error(`adjustment ${id} takes more than there is`);
    const subject = { kind: 'customer', id: consumerNo } as const;
    const after = { amount: body.amount, currency, reason, state: row.state };
    await recordAudit(tx, adjustCredit, { subject, before: null, after }, sourceOf(context));
    return (await deskCredit(context, tx, consumerNo)) ?? refuse('STF404');
  });
});
