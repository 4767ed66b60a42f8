import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '@eyelet/db/database.ts';
import { startCluster } from '@eyelet/db/embedded/cluster.ts';
import { balanceOf } from '@eyelet/db/ledger/posting.ts';
import { migrate } from '@eyelet/db/migrate.ts';
import { sql } from 'kysely';
import { figuresOf } from './figures.ts';
import type { Section } from './report.ts';

/** Entries of one member; each has another one of the shop. */
const entriesEach = 20;
const reads = 2000;

/** Milliseconds of a balance, so that a page with several is not slower for them. */
const limitMs = 5;

type Database = ReturnType<typeof openDatabase>;

/**
 * Balances of members picked at random from a ledger of millions of entries: each is one scan of one index, whatever there is beside
 * it. The ledger is of a database of its own, as nothing is ever deleted from one.
 */
export async function measureLedger(entries: number): Promise<Section> {
  const folder = mkdtempSync(join(tmpdir(), 'eyelet-bench-ledger-'));
  chmodSync(folder, 0o755);
  const cluster = await startCluster({ folder: join(folder, 'postgres'), durable: false });
  try {
    const admin = openDatabase(cluster.url('postgres'), 1);
    await admin.pool.query('create database ledger').finally(() => admin.close());
    // One connection, so that its counts of scans are complete once it has said them.
    const database = openDatabase(cluster.url('ledger'), 1);
    try {
      await migrate(database.db);
      const members = Math.max(1, Math.round(entries / 2 / entriesEach));
      const seconds = await fill(database, members);
      return sectionOf({ seconds, entries: members * entriesEach * 2, ...(await readBalances(database, members)) });
    } finally {
      await database.close();
    }
  } finally {
    await cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Writes entries of points in the order in which members would have earned them, without the checks of each. */
async function fill({ pool }: Pick<Database, 'pool'>, members: number): Promise<number> {
  const start = performance.now();
  for (const [statement, values] of [
    ['set session_replication_role = replica', []],
    ['set statement_timeout = 0', []],
    [
      `insert into ledger_account (kind, part, holder, unit)
       select 'points', 'available', 'member-' || n, 'points' from generate_series(1, $1::int) as n`,
      [members],
    ],
    [`insert into ledger_account (kind, part, holder, unit) values ('points', 'own', 'shop', 'points')`, []],
    [
      `insert into ledger_posting (key, kind, reference, at)
       select 'points earned ' || n, 'issue', n::text, now() from generate_series(1, $1::int) as n`,
      [members * entriesEach],
    ],
    [
      `insert into ledger_entry (posting_id, account_id, amount)
       select n, case part when 1 then 1 + n % $2::int else $2::int + 1 end, case part when 1 then 10 else -10 end
       from generate_series(1, $1::int) as n, generate_series(1, 2) as part`,
      [members * entriesEach, members],
    ],
    ['set session_replication_role = origin', []],
    ['vacuum analyze ledger_account', []],
    ['vacuum analyze ledger_entry', []],
  ] as const) {
    await pool.query(statement, [...values]);
  }
  return (performance.now() - start) / 1000;
}

type Scans = Readonly<{ inOrder: number; byIndex: number }>;

async function readBalances({ db, pool }: Database, members: number) {
  const times: number[] = [];
  let wrong = 0;
  const before = await scansOf({ pool });
  const start = performance.now();
  for (let count = 0; count < reads; count += 1) {
    const began = performance.now();
    const balance = await balanceFor(db, `member-${1 + Math.floor(Math.random() * members)}`);
    times.push(performance.now() - began);
    if (balance !== entriesEach * 10) wrong += 1;
  }
  const figures = figuresOf(times, wrong, (performance.now() - start) / 1000);
  const after = await scansOf({ pool });
  const scans = { inOrder: after.inOrder - before.inOrder, byIndex: (after.byIndex - before.byIndex) / reads };
  return { figures, wrong, scans };
}

/** By the expression with which everything in the shop reads a balance. */
async function balanceFor(db: Database['db'], holder: string): Promise<number | undefined> {
  const { rows } = await sql<{ balance: number }>`
    select ${balanceOf} as balance from ledger_account as account
    left join ledger_snapshot as snapshot on snapshot.account_id = account.id
    where account.holder = ${holder} and account.kind = 'points' and account.part = 'available'
      and account.unit = 'points'`.execute(db);
  return rows[0]?.balance;
}

/** How often the entries were read from beginning to end, and by an index. */
async function scansOf({ pool }: Pick<Database, 'pool'>): Promise<Scans> {
  await pool.query('select pg_stat_force_next_flush()');
  await pool.query('select pg_stat_clear_snapshot()');
  const { rows } = await pool.query<Record<'in_order' | 'by_index', string>>(
    `select seq_scan as in_order, idx_scan as by_index from pg_stat_user_tables where relname = 'ledger_entry'`,
  );
  return { inOrder: Number(rows[0]?.in_order), byIndex: Number(rows[0]?.by_index) };
}

type Measured = Awaited<ReturnType<typeof readBalances>> & Readonly<{ seconds: number; entries: number }>;

function sectionOf({ entries, seconds, figures, wrong, scans }: Measured): Section {
  const { p50, p99 } = figures;
  const head =
    '| entries | written in s | balances | scans of the index each | p50 ms | p99 ms |\n| --- | --- | --- | --- | --- | --- |';
  const row = [entries, seconds.toFixed(0), reads, scans.byIndex, p50.toFixed(1), p99.toFixed(1)];
  return {
    text: `\n## Balances of a large ledger\n\n${head}\n| ${row.join(' | ')} |`,
    failures: [
      ...(wrong > 0 ? [`${wrong} balances of the large ledger are wrong`] : []),
      ...(scans.inOrder > 0 || scans.byIndex !== 1
        ? [`a balance is ${scans.byIndex} scans of the index, and ${scans.inOrder} of all entries were made; 1 and 0`]
        : []),
      ...(p99 > limitMs ? [`a balance of the large ledger takes ${p99.toFixed(1)} ms (p99), at most ${limitMs}`] : []),
    ],
  };
}
