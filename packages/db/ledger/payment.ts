import { sql, type Transaction } from 'kysely';
import type { Reader } from '../database.ts';
import type { Tables } from '../tables/tables.ts';

/** A posting of a payment; those that only close its key have no entries. */
export type PaymentPosting = Readonly<{
  key: string;
  kind: string;
  /** Account of each entry, with what it gained or lost. */
  entries: readonly Entry[];
}>;

type Entry = Readonly<{ part: string; holder: string; unit: string; amount: number }>;

/** All postings of a payment, in order. */
export async function postingsOfPayment(db: Reader, paymentKey: string): Promise<readonly PaymentPosting[]> {
  return (await postingsOfPayments(db, [paymentKey])).get(paymentKey) ?? [];
}

/** The same for several payments, by their keys; those without postings are missing. */
export async function postingsOfPayments(
  db: Reader,
  paymentKeys: readonly string[],
): Promise<ReadonlyMap<string, readonly PaymentPosting[]>> {
  const rows = await db
    .selectFrom('ledger_posting as posting')
    .leftJoin('ledger_entry as entry', 'entry.posting_id', 'posting.id')
    .leftJoin('ledger_account as account', 'account.id', 'entry.account_id')
    .select(['posting.reference', 'posting.key', 'posting.kind', 'entry.amount'])
    .select(['account.part', 'account.holder', 'account.unit'])
    .where('posting.reference', 'in', [...paymentKeys])
    .orderBy('posting.id')
    .orderBy('entry.id')
    .execute();
  const byPayment = Map.groupBy(rows, ({ reference }) => reference);
  return new Map([...byPayment].map(([reference, of]) => [reference, postingsOf(of)]));
}

type Row = Readonly<{ key: string; kind: string } & { [Member in keyof Entry]: Entry[Member] | null }>;

function postingsOf(rows: readonly Row[]): readonly PaymentPosting[] {
  return [...Map.groupBy(rows, ({ key }) => key)].map(([key, entries]) => ({
    key,
    kind: entries[0]?.kind ?? '',
    entries: entries.flatMap(({ part, holder, unit, amount }) =>
      part !== null && holder !== null && unit !== null && amount !== null ? [{ part, holder, unit, amount }] : [],
    ),
  }));
}

/** Locks payments by their keys until the transaction ends, also keys without a payment yet. */
export async function lockPayments(tx: Transaction<Tables>, paymentKeys: readonly string[]): Promise<void> {
  // Always in the same order, so that two transactions do not wait for each other.
  await sql`
    select pg_advisory_xact_lock(wanted.hash)
    from (select hashtextextended(key, 0) as hash from unnest(${[...paymentKeys]}::text[]) as key order by 1) as wanted`.execute(
    tx,
  );
}

/** Whether a key is taken. */
export async function hasPosting(db: Reader, key: string): Promise<boolean> {
  const row = await db.selectFrom('ledger_posting').select('id').where('key', '=', key).executeTakeFirst();
  return row !== undefined;
}

export type Closing = Readonly<{ key: string; kind: 'decline' | 'void'; reference: string }>;

/** Takes keys by postings without entries, so that nothing can be posted under them any more. */
export async function closeKeys(tx: Transaction<Tables>, closings: readonly Closing[], at: Date): Promise<void> {
  if (closings.length === 0) return;
  await tx
    .insertInto('ledger_posting')
    .values(closings.map(({ key, kind, reference }) => ({ key, kind, reference, at })))
    .execute();
}
