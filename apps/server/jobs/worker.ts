import { setTimeout as wait } from 'node:timers/promises';
import { createNames } from '@eyelet/db/prepared.ts';
import { releaseExpiredReservations } from '@eyelet/db/reservations/release-expired.ts';
import { reopenFreedStores, reopenSendingStores } from '@eyelet/db/stock/place-sending.ts';
import { forgetStockChanges } from '@eyelet/db/stock/stock-changes.ts';
import { PgBoss } from 'pg-boss';
import { runBulkActions } from '../bulk-actions/run-due.ts';
import { onWakeBulkActions } from '../bulk-actions/wake.ts';
import { followParcels } from '../carriers/follow-parcels.ts';
import { tellSilence } from '../carriers/tell-silence.ts';
import { makeDueCodes } from '../code-batches/make-due.ts';
import { onWakeMakingCodes } from '../code-batches/wake.ts';
import { runDueImports } from '../content-imports/run-due.ts';
import { onWakeImports } from '../content-imports/wake.ts';
import { sendDueAnswers } from '../disputes/send-due-answers.ts';
import { giveBackToCards } from '../gift-cards/give-back.ts';
import { sendDueCards } from '../gift-cards/send-due.ts';
import type { Shop } from '../kernel/shop.ts';
import { withTexts } from '../kernel/shop-texts.ts';
import { onWake } from '../kernel/wake-announcer.ts';
import { makeDueLabels } from '../labels/make-due-labels.ts';
import { celebrateBirthdays } from '../loyalty/celebrate-birthdays.ts';
import { expirePoints } from '../loyalty/expire.ts';
import { rewardReferrals } from '../loyalty/reward-referrals.ts';
import { tellProgramme } from '../loyalty/tell-programme.ts';
import { warnOfExpiry } from '../loyalty/warn-of-expiry.ts';
import { keepPickups } from '../orders/keep-pickups.ts';
import { tellMissing } from '../packing/tell-missing.ts';
import { captureAgain } from '../payments/capture-again.ts';
import { eraseDueConsumers } from '../personal-data/erase.ts';
import { reconcile } from '../reconciliations/reconcile.ts';
import { keepSalesDays } from '../reports/keep-days.ts';
import { lapseExchanges } from '../returns/lapse-exchanges.ts';
import { endAdvances } from '../store-credit/end-advances.ts';
import { sendDueWebhooks } from '../webhooks/send-due.ts';
import { onWakeWebhooks } from '../webhooks/wake.ts';
import { announce } from './announce.ts';
import { expireChallenges } from './expire-challenges.ts';
import { pollPayments } from './poll-payments.ts';
import { recover } from './recover.ts';
import { tidy } from './tidy.ts';

type Job = Readonly<{
  name: string;
  cron: string;
  /** Seconds after which one that was woken begins at the latest. */
  within?: number;
  run: (shop: Shop) => Promise<unknown>;
}>;

/** The jobs of the worker and their schedule; each may run in several workers at once without doing anything twice. */
export const jobs: readonly Job[] = [
  { name: 'announce', cron: '* * * * *', within: 0.5, run: announce },
  { name: 'recover-placements', cron: '* * * * *', run: recover },
  { name: 'expire-challenges', cron: '* * * * *', run: expireChallenges },
  { name: 'payment-notices', cron: '* * * * *', run: pollPayments },
  { name: 'capture-again', cron: '* * * * *', run: captureAgain },
  {
    name: 'release-reservations',
    cron: '* * * * *',
    run: ({ database, clock }) => releaseExpiredReservations(database.pool, clock()),
  },
  {
    name: 'reopen-sending-stores',
    cron: '* * * * *',
    run: ({ database, clock }) => reopenSendingStores(database, clock()),
  },
  {
    name: 'reopen-freed-stores',
    cron: '*/5 * * * *',
    run: ({ database, clock }) => reopenFreedStores(database, clock()),
  },
  { name: 'follow-parcels', cron: '* * * * *', run: followParcels },
  { name: 'make-labels', cron: '* * * * *', run: makeDueLabels },
  { name: 'answer-disputes', cron: '* * * * *', run: sendDueAnswers },
  { name: 'tell-late-parcels', cron: '23 * * * *', run: tellSilence },
  { name: 'tell-missing-pieces', cron: '*/5 * * * *', run: tellMissing },
  { name: 'keep-pickups', cron: '*/10 * * * *', run: keepPickups },
  { name: 'end-exchanges', cron: '* * * * *', run: lapseExchanges },
  { name: 'end-advances', cron: '*/10 * * * *', run: endAdvances },
  { name: 'send-webhooks', cron: '* * * * *', run: sendDueWebhooks },
  { name: 'send-gift-cards', cron: '* * * * *', run: sendDueCards },
  { name: 'finish-gift-cards', cron: '* * * * *', run: giveBackToCards },
  { name: 'tell-programme', cron: '* * * * *', run: tellProgramme },
  { name: 'make-codes', cron: '* * * * *', within: 2, run: makeDueCodes },
  { name: 'import-content', cron: '* * * * *', within: 2, run: runDueImports },
  { name: 'act-on-orders', cron: '* * * * *', within: 2, run: runBulkActions },
  { name: 'forget-stock-changes', cron: '*/10 * * * *', run: ({ database }) => forgetStockChanges(database.db) },
  { name: 'erase-consumers', cron: '7 * * * *', run: eraseDueConsumers },
  { name: 'expire-points', cron: '27 3 * * *', run: expirePoints },
  // A birthday begins at midnight of the member’s market.
  { name: 'celebrate-birthdays', cron: '7 * * * *', run: celebrateBirthdays },
  { name: 'warn-of-expiry', cron: '17 9 * * *', run: warnOfExpiry },
  { name: 'reward-referrals', cron: '27 9 * * *', run: rewardReferrals },
  { name: 'keep-sales-days', cron: '*/10 * * * *', run: keepSalesDays },
  { name: 'reconcile-ledger', cron: '37 3 * * *', run: reconcile },
  { name: 'tidy', cron: '17 3 * * *', run: tidy },
];

export type Worker = Readonly<{ stop: () => Promise<void> }>;

/**
 * Starts the jobs. A web process without jobs of its own only sends: it wakes the announcing job when an order is
 * placed.
 */
export async function startWorker(shop: Shop): Promise<Worker> {
  const { pool } = shop.database;
  const works = shop.config.role !== 'web';
  // Jobs begin and end all the time by the same few statements, which take longer to plan than to run.
  const nameOf = createNames();
  const boss = new PgBoss({
    db: {
      executeSql: (text, values = []) => pool.query({ name: nameOf(text, values.length), text, values: [...values] }),
    },
    schema: 'jobs',
    supervise: works,
    schedule: works,
  });
  boss.on('error', (error) => shop.log.error({ err: error }, 'job queue'));
  await boss.start();
  if (works) await dropOtherQueues(boss);
  for (const { name, cron, within = 5, run } of jobs) {
    await boss.createQueue(name, { policy, retryLimit: 0 });
    if (!works) continue;
    await boss.work(name, { pollingIntervalSeconds: within }, () => attempt(shop, name, run));
    await boss.schedule(name, cron);
  }
  onWake(
    shop.database,
    coalesced(shop, () => boss.send('announce', null)),
  );
  onWakeWebhooks(
    shop.database,
    coalesced(shop, () => boss.send('send-webhooks', null)),
  );
  onWakeMakingCodes(
    shop.database,
    coalesced(shop, () => boss.send('make-codes', null)),
  );
  onWakeImports(
    shop.database,
    coalesced(shop, () => boss.send('import-content', null)),
  );
  onWakeBulkActions(
    shop.database,
    coalesced(shop, () => boss.send('act-on-orders', null)),
  );
  return {
    async stop() {
      onWake(shop.database, undefined);
      onWakeWebhooks(shop.database, undefined);
      onWakeMakingCodes(shop.database, undefined);
      onWakeImports(shop.database, undefined);
      onWakeBulkActions(shop.database, undefined);
      await boss.stop({ graceful: true, timeout: 10_000 });
    },
  };
}

/**
 * One job of a kind waits at most. The policies that also let one run at most note once a minute which do, and begin none of those until they
 * note anew: mails would wait for up to a minute if it happened while one of theirs was sent.
 */
const policy = 'short';

/** Earlier versions made queues of another policy, which stays as long as a queue is there. */
async function dropOtherQueues(boss: PgBoss): Promise<void> {
  const names = jobs.map(({ name }) => name);
  for (const queue of await boss.getQueues(names)) if (queue.policy !== policy) await boss.deleteQueue(queue.name);
}

/** A failed run is logged and repeated at the next one. */
async function attempt(shop: Shop, name: string, run: Job['run']): Promise<void> {
  try {
    await withTexts(shop, () => run(shop));
  } catch (error) {
    shop.log.error({ err: error, job: name }, 'job failed');
  }
}

/** Milliseconds between two wakes; an event that arrives in between waits no longer than for a poll. */
const pauseMs = 250;

/**
 * Calls that come while one is running, or soon after it, are combined, so that a rush of orders is not a rush of jobs.
 */
function coalesced(shop: Shop, send: () => Promise<unknown>): () => void {
  let running = false;
  let again = false;
  const run = async () => {
    if (running) {
      again = true;
      return;
    }
    running = true;
    await send().catch((error: unknown) =>
      shop.log.warn({ err: error }, 'announcing failed and is left to the next run'),
    );
    await wait(pauseMs, undefined, { ref: false });
    running = false;
    if (!again) return;
    again = false;
    void run();
  };
  return () => void run();
}
