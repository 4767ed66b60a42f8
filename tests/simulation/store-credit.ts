import { approveRefund } from '@eyelet/contracts/refunds/approve.ts';
import { giveRefund } from '@eyelet/contracts/refunds/give.ts';
import { approveCredit } from '@eyelet/contracts/store-credit-desk/approve.ts';
import { refuseCredit } from '@eyelet/contracts/store-credit-desk/refuse.ts';
import { endAdvances } from '@eyelet/server/store-credit/end-advances.ts';
import { answerOf, ordersIn } from './after-orders.ts';
import { fail } from './check-cart.ts';
import { giveCredit } from './open-store-credit.ts';
import type { World } from './world.ts';

type Numbers = readonly [number, number, number];

const from = <T>(list: readonly T[], number: number): T | undefined => list[number % Math.max(1, list.length)];

/** Gives credit or takes some; now and then so much that somebody else has to approve it. */
export function adjust({ staff, people }: World, [who, amount, how]: Numbers): Promise<string> {
  const { consumerNo = '' } = from(people, who) ?? {};
  const most = how % 5 === 0 ? 400 : 30;
  const cents = 1 + ((amount * 37) % (most * 100));
  return answerOf(giveCredit(staff, consumerNo, ((how % 3 === 0 ? -1 : 1) * cents) / 100), ['STF481']);
}

/** Gives an amount of an order back, as credit or to what it was paid with. */
export async function giveBack(world: World, [which, amount, how]: Numbers): Promise<string> {
  const states = ['confirmed', 'in fulfilment', 'shipped', 'delivered', 'picked up', 'return requested'];
  const orderNumber = from(await ordersIn(world, states), which);
  if (orderNumber === undefined) return 'nothing';
  const params = { orderNumber, refundId: crypto.randomUUID() };
  const refundTo = how % 3 === 0 ? 'original' : 'store-credit';
  const body = { amount: (1 + ((amount * 13) % 3000)) / 100, reason: 'goodwill', note: '', refundTo } as const;
  return `${refundTo}: ${await answerOf(world.staff.call(giveRefund, { params, body }), ['STF468', 'STF482'])}`;
}

/** Decides what waits, the oldest first: most is approved. */
export async function approve({ running, approver }: World, [which, how]: Numbers): Promise<string> {
  const { rows } = await running.shop.database.pool.query<{ kind: 'credit' | 'refund'; id: string; of: string }>(
    `select 'credit' as kind, id, consumer_id as of, asked_at from store_credit_adjustment where state = 'waiting'
     union all select 'refund', id, order_number, asked_at from amount_refund where state = 'waiting' order by asked_at, id`,
  );
  const waiting = from(rows, which);
  if (!waiting) return 'nothing';
  const { kind, id, of } = waiting;
  if (kind === 'refund') {
    const params = { orderNumber: of, refundId: id };
    return `refund: ${await answerOf(approver.call(approveRefund, { params }), ['STF409', 'STF468'])}`;
  }
  const params = { consumerNo: of, adjustmentId: id };
  if (how % 4 === 0) return `refused: ${await answerOf(approver.call(refuseCredit, { params }), ['STF409'])}`;
  return `credit: ${await answerOf(approver.call(approveCredit, { params }), ['STF409', 'STF481'])}`;
}

const dayMs = 86_400_000;

/** Ends advances as so many days from now: those on parcels that have not come by then lapse, and none whose goods have come before. */
export async function endLater({ running, later }: World, [days]: Numbers): Promise<string> {
  const { pool } = running.shop.database;
  const returns = async (which: string) => {
    const { rows } = await pool.query<{ id: string }>(
      `select return_id as id from store_credit_advance join order_return using (return_id) where ${which}`,
    );
    return rows.map(({ id }) => id);
  };
  const come = await returns(`not lapsed and state <> 'announced'`);
  const before = await returns('lapsed');
  await endAdvances(later((days % 40) * dayMs));
  const after = await returns('lapsed');
  const wrong = come.find((id) => after.includes(id));
  if (wrong !== undefined) fail(`what was lent on ${wrong} has lapsed, though its goods have come`);
  return after.some((id) => !before.includes(id)) ? 'lapsed' : 'done';
}

/** Ends every advance on a parcel that has not come, as after a year. */
export function lapseAll({ later }: World): Promise<void> {
  return endAdvances(later(365 * dayMs));
}
