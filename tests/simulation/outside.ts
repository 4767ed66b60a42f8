import { releaseExpiredReservations } from '@eyelet/db/reservations/release-expired.ts';
import { announce } from '@eyelet/server/jobs/announce.ts';
import { expireChallenges } from '@eyelet/server/jobs/expire-challenges.ts';
import { recover } from '@eyelet/server/jobs/recover.ts';
import { sendSandboxWebhooks, writeWebhookManner } from '@eyelet/server/payment-providers/sandbox/send-webhooks.ts';
import { retryNotices } from '@eyelet/server/payments/receive-notices.ts';
import { endAdvances } from '@eyelet/server/store-credit/end-advances.ts';
import { closeReturns, ship, takeReturn } from './after-orders.ts';
import { buyGiftCard, sellAtTill, voidGiftCard } from './cards-and-tills.ts';
import { cancelItems, replace, returnMoney, sendParcel, tryAll, tryRefund } from './desk-acts.ts';
import { leaseOver } from './ordering.ts';
import type { OutsideAct } from './plan.ts';
import { giveUp, lookAgain, missPieces, sendFromStores } from './sending-stores.ts';
import { adjust, approve, endLater, giveBack } from './store-credit.ts';
import { cancelSent, draftTransfer, receive, send } from './transfers.ts';
import { counted, stores, type World, warehouse } from './world.ts';

type Numbers = readonly [number, number, number];

const minutes = 60_000;

/** Events around the shoppers. */
export const outsideActs: Readonly<Record<OutsideAct, (world: World, numbers: Numbers) => Promise<unknown>>> = {
  shock: (world, [good, place, count]) => shock(world, good, place, count % 14),
  services: ({ running }, [store, pickup, sts]) =>
    offer(running.shop.database.pool, stores[store % 2] ?? '', { pickup: pickup % 3 > 0, sts: sts % 3 > 0 }),
  webhooks: async (world, [seconds]) => {
    await sendSandboxWebhooks(world.later((seconds % 90) * 1000), world.running.origin);
    await retryNotices(world.running.shop);
  },
  manner: ({ running }, [delay, copies, rest]) =>
    writeWebhookManner(running.shop, {
      delaySeconds: delay % 60,
      copies: 1 + (copies % 3),
      reversed: rest % 2 === 0,
      lost: rest % 5 === 0,
      pendingEnds: rest % 3 === 0 ? 'refused' : 'paid',
    }),
  recover: ({ later }) => recover(later(leaseOver)),
  expire: (world) => expire(world, 21 * minutes),
  announce: ({ running }) => announce(running.shop),
  ship,
  takeReturn,
  cancelItems,
  sendParcel,
  replace,
  returnMoney,
  tryRefund,
  sendFromStores,
  missPieces,
  lookAgain,
  giveUp,
  draftTransfer,
  sendTransfer: send,
  receiveTransfer: receive,
  cancelTransfer: cancelSent,
  buyGiftCard,
  voidGiftCard,
  sellAtTill,
  adjustCredit: adjust,
  giveBack,
  approve,
  endAdvances: endLater,
  terms: ({ running }, [number]) => changeTerms(running.shop.database.pool, number % 3 > 0),
};

/** Runs the jobs that expire orders and reservations. */
async function expire({ later }: World, ahead: number): Promise<void> {
  const shop = later(ahead);
  await expireChallenges(shop);
  await releaseExpiredReservations(shop.database.pool, shop.clock());
}

/** A stock count of a size at a place; reserved units stay. */
async function shock({ running, brought }: World, good: number, place: number, count: number): Promise<string> {
  const at = [counted[good % counted.length], [warehouse, ...stores][place % 3]];
  const client = await running.shop.database.pool.connect();
  try {
    await client.query('begin');
    const { rows } = await client.query<{ n: number }>(
      'select on_hand as n from stock where upc = $1 and place_id = $2 for update',
      at,
    );
    const changed = await client.query<{ n: number }>(
      'update stock set on_hand = greatest($3, reserved) where upc = $1 and place_id = $2 returning on_hand as n',
      [...at, count],
    );
    await client.query('commit');
    const more = (changed.rows[0]?.n ?? 0) - (rows[0]?.n ?? 0);
    const key = at.join(' ');
    brought.set(key, (brought.get(key) ?? 0) + more);
    return `${more < 0 ? '' : '+'}${more}`;
  } finally {
    client.release();
  }
}

async function offer(
  pool: World['running']['shop']['database']['pool'],
  storeId: string,
  services: Readonly<{ pickup: boolean; sts: boolean }>,
): Promise<void> {
  await pool.query(`update place set details = details || jsonb_build_object('services', $2::jsonb) where id = $1`, [
    storeId,
    JSON.stringify(services),
  ]);
  await pool.query(`select pg_notify('catalogue', 'places:all')`);
}

/** Employees who accept their terms have their prices, and those who have not do not. */
async function changeTerms(pool: World['running']['shop']['database']['pool'], accepted: boolean): Promise<string> {
  await pool.query(
    `update consumer set employee_terms_accepted_at = case when $1 then now() end where kind = 'EMPLOYEE'`,
    [accepted],
  );
  return accepted ? 'accepted' : 'not accepted';
}

/** Finishes everything that is under way, as the jobs would in time. */
export async function settleAll(world: World): Promise<void> {
  const { running, later } = world;
  await writeWebhookManner(running.shop, {});
  await recover(later(leaseOver));
  await sendSandboxWebhooks(later(10 * minutes), running.origin);
  await retryNotices(running.shop);
  await expire(world, 60 * minutes);
  await announce(later(120 * minutes));
  await closeReturns(world);
  await tryAll(world);
  await announce(later(180 * minutes));
  await sendSandboxWebhooks(later(240 * minutes), running.origin);
  await retryNotices(later(240 * minutes));
  await announce(later(360 * minutes));
  await endAdvances(later(400 * minutes));
}
