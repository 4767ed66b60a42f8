import { sql, type Transaction } from 'kysely';
import type { Tables } from '../tables/tables.ts';

export type LedgerAccount = Readonly<{
  kind: string;
  part: 'available' | 'held' | 'own';
  holder: string;
  unit: string;
}>;
export type LedgerEntry = Readonly<{ account: LedgerAccount; amount: number }>;
export type LedgerPosting = Readonly<{ key: string; kind: string; reference: string; entries: readonly LedgerEntry[] }>;

export type Written =
  | Readonly<{ outcome: 'written' }>
  /** A posting with this key exists already, as given here. */
  | Readonly<{ outcome: 'exists'; posting: LedgerPosting }>
  /** An account that must not be negative would become so. Nothing is written. */
  | Readonly<{ outcome: 'too-little'; account: LedgerAccount; balance: number }>;

type AccountRow = LedgerAccount & Readonly<{ id: number; amount: number }>;

/**
 * Writes a posting in the caller's transaction. Every account except the shop's own stays locked until its end, always
 * in the order of ids, so that two postings neither spend the same value nor deadlock.
 */
export async function writePosting(tx: Transaction<Tables>, posting: LedgerPosting, at: Date): Promise<Written> {
  const accounts = await openAccounts(tx, posting.entries);
  const owed = accounts.filter(({ part }) => part !== 'own');
  await lockAccounts(tx, owed);
  const earlier = await readPosting(tx, posting.key);
  if (earlier) return { outcome: 'exists', posting: earlier };
  const balances = await balancesOfAccounts(tx, owed);
  for (const { id, amount, ...account } of owed) {
    const balance = balances.get(id) ?? 0;
    if (balance + amount < 0) return { outcome: 'too-little', account, balance };
  }
  const { key, kind, reference } = posting;
  const head = await tx
    .insertInto('ledger_posting')
    .values({ key, kind, reference, at })
    .onConflict((on) => on.column('key').doNothing())
    .returning('id')
    .executeTakeFirst();
  // Between accounts of the shop nothing was locked, so another posting may have come first.
  if (!head) return { outcome: 'exists', posting: (await readPosting(tx, key)) as LedgerPosting };
  await tx
    .insertInto('ledger_entry')
    .values(accounts.map(({ id, amount }) => ({ posting_id: head.id, account_id: id, amount })))
    .execute();
  return { outcome: 'written' };
}

/** The ids of the accounts of entries; missing ones are created. */
async function openAccounts(tx: Transaction<Tables>, entries: readonly LedgerEntry[]): Promise<readonly AccountRow[]> {
  const wanted = entries.map(({ account: { kind, part, holder, unit }, amount }) => ({
    kind,
    part,
    holder,
    unit,
    amount,
  }));
  const { rows } = await sql<AccountRow>`
    with wanted as (
      select * from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb)
        as entry (kind text, part text, holder text, unit text, amount bigint)
    ), opened as (
      insert into ledger_account (kind, part, holder, unit) select kind, part, holder, unit from wanted
      order by kind, part, holder, unit on conflict (kind, part, holder, unit) do nothing returning *
    ), account as (
      select * from opened
      union all
      select ledger_account.* from ledger_account join wanted using (kind, part, holder, unit)
    )
    select account.*, wanted.amount from account join wanted using (kind, part, holder, unit) order by account.id`.execute(
    tx,
  );
  // An account that was created concurrently is not visible to this statement; the next one sees it.
  return rows.length === entries.length ? rows : openAccounts(tx, entries);
}

async function lockAccounts(tx: Transaction<Tables>, accounts: readonly AccountRow[]): Promise<void> {
  if (accounts.length === 0) return;
  const ids = accounts.map(({ id }) => id);
  await tx.selectFrom('ledger_account').select('id').where('id', 'in', ids).orderBy('id').forUpdate().execute();
}

async function balancesOfAccounts(
  tx: Transaction<Tables>,
  accounts: readonly AccountRow[],
): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ id: number; balance: number }>`
    select account.id, ${balanceOf} as balance from ledger_account as account
    left join ledger_snapshot as snapshot on snapshot.account_id = account.id
    where account.id = any(${accounts.map(({ id }) => id)}::bigint[])`.execute(tx);
  return new Map(rows.map(({ id, balance }) => [id, balance]));
}

/** The balance of `account`, joined with its `snapshot`: the snapshot plus the later entries. */
export const balanceOf = sql<number>`(coalesce(snapshot.balance, 0) + coalesce((
  select sum(amount) from ledger_entry
  where ledger_entry.account_id = account.id and ledger_entry.id > coalesce(snapshot.last_entry_id, 0)
), 0))::bigint`;

async function readPosting(tx: Transaction<Tables>, key: string): Promise<LedgerPosting | undefined> {
  const rows = await tx
    .selectFrom('ledger_posting as posting')
    .innerJoin('ledger_entry as entry', 'entry.posting_id', 'posting.id')
    .innerJoin('ledger_account as account', 'account.id', 'entry.account_id')
    .select(['posting.kind as postingKind', 'posting.reference', 'entry.amount'])
    .select(['account.kind', 'account.part', 'account.holder', 'account.unit'])
    .where('posting.key', '=', key)
    .orderBy('entry.id')
    .execute();
  const [first] = rows;
  if (!first) return undefined;
  return {
    key,
    kind: first.postingKind,
    reference: first.reference,
    entries: rows.map(({ kind, part, holder, unit, amount }) => ({ account: { kind, part, holder, unit }, amount })),
  };
}
