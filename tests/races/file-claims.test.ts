import { createHash } from 'node:crypto';
import { claimFiles, dropEndedClaims } from '@eyelet/db/media/claim-files.ts';
import { type RunningShop, startShop } from '@eyelet/testing/start-shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let running: RunningShop;
beforeAll(async () => {
  running = await startShop();
});
afterAll(() => running.close());

/** More than the database can hold locks by name. */
const many = Array.from({ length: 20_000 }, (_, index) => createHash('sha256').update(`${index}`).digest('hex'));

test('a transaction claims the files of a large bundle, and others wait for those files alone', async () => {
  const { db, pool } = running.shop.database;
  const claim = (hash: string) => db.transaction().execute((tx) => claimFiles(tx, [hash]));
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  const begun = Promise.withResolvers<void>();
  const large = db.transaction().execute(async (tx) => {
    await claimFiles(tx, many);
    begun.resolve();
    await held;
  });
  await begun.promise;
  await claim(createHash('sha256').update('another').digest('hex'));
  const waiting = claim(many[7] ?? '');
  const waiters = async () =>
    (
      await pool.query(
        `select count(*)::int as count from pg_stat_activity where wait_event_type = 'Lock' and query like '%file_claim%'`,
      )
    ).rows[0].count;
  await expect.poll(waiters).toBe(1);
  // What is claimed stays when others tidy up.
  await dropEndedClaims(db);
  expect(await waiters()).toBe(1);
  release();
  await Promise.all([large, waiting]);
  await dropEndedClaims(db);
  expect((await pool.query('select count(*)::int as count from file_claim')).rows[0].count).toBe(0);
});
