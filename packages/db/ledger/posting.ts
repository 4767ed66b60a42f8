import { sql, type Transaction } from 'kysely';
import type { Fact } from '../events/event.ts';
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
  /** Something was posted for its reference before, so it is not the first. Nothing is written. */
  | Readonly<{ outcome: 'begun' }>
  /** An account that must not be negative would become so. Nothing is written. */
  | Readonly<{ outcome: 'too-little'; account: LedgerAccount; balance: number }>;

export type Wanted = Readonly<{
  /** Each posting is to be the first of its reference, which the caller has locked. */
  areFirst?: boolean;
  /** What others are told of a posting that is written, in the same statement. */
  factsOf?: (posting: LedgerPosting) => readonly Fact[];
}>;

/**
 * Writes postings in the caller's transaction, in a fixed number of statements; one that cannot be written is left out, and the next ones
 * are judged without it. Every account except the shop's own stays locked until its end, so that two transactions do not spend the same
 * value. Those that were there are locked in the order of ids, which keeps most calls from waiting for each other in a circle; what a
 * transaction has locked by an earlier call, or opened, comes in no order. The database ends one of a circle, and `transact` runs it again.
 */
export async function writePostings(
  tx: Transaction<Tables>,
  postings: readonly LedgerPosting[],
  at: Date,
  { areFirst = false, factsOf = () => [] }: Wanted = {},
): Promise<readonly Written[]> {
  const ids = await openAccounts(
    tx,
    postings.flatMap(({ entries }) => entries.map(({ account }) => account)),
  );
  const idOf = (account: LedgerAccount) => ids.get(keyOf(account)) as number;
  const owed = postings.flatMap(({ entries }) => entries.filter(({ account }) => account.part !== 'own'));
  const locked = [...new Set(owed.map(({ account }) => idOf(account)))];
  const keys = postings.map(({ key }) => key);
  const earlier = areFirst ? new Map<string, LedgerPosting>() : await readPostings(tx, keys);
  const isNew = postings.some(({ key }) => !earlier.has(key));
  const references = areFirst ? postings.map(({ reference }) => reference) : [];
  const { balances, begun } = isNew ? await readGround(tx, locked, references) : noGround;
  const judged = postings.map((posting) => {
    const known = earlier.get(posting.key);
    if (known) return { outcome: 'exists', posting: known } as const;
    if (begun.has(posting.reference)) return { outcome: 'begun' } as const;
    return tooLittleFor(posting, balances, idOf) ?? ({ outcome: 'written' } as const);
  });
  const fitting = postings.filter((_, index) => judged[index]?.outcome === 'written');
  const written = await insertPostings(tx, fitting, { idOf, at, factsOf });
  // Between accounts of the shop nothing was locked, so another posting may have come first.
  const others = fitting.filter(({ key }) => !written.has(key)).map(({ key }) => key);
  const found = others.length > 0 ? await readPostings(tx, others) : new Map<string, LedgerPosting>();
  return postings.map(({ key }, index) => {
    const judgement = judged[index] as Written;
    if (judgement.outcome !== 'written' || written.has(key)) return judgement;
    return { outcome: 'exists', posting: found.get(key) as LedgerPosting };
  });
}

/** An account that a posting would make negative; undefined, with the balances after it, where there is none. */
function tooLittleFor(
  { entries }: LedgerPosting,
  balances: Map<number, number>,
  idOf: (account: LedgerAccount) => number,
): Written | undefined {
  const after = new Map<number, number>();
  for (const { account, amount } of entries) {
    if (account.part === 'own') continue;
    const id = idOf(account);
    const balance = balances.get(id) ?? 0;
    if (balance + amount < 0) return { outcome: 'too-little', account, balance };
    after.set(id, balance + amount);
  }
  for (const [id, balance] of after) balances.set(id, balance);
  return undefined;
}

const keyOf = ({ kind, part, holder, unit }: LedgerAccount) => JSON.stringify([kind, part, holder, unit]);

/**
 * The ids of accounts, by `keyOf`; missing ones are created. All but the shop's own are locked: those that were there in the order of ids,
 * the new ones by being new. Opening may wait for a transaction that opens the same account, so it comes first, while this
 * statement has locked nothing; after an earlier call it can deadlock all the same, and `transact` runs again what did.
 */
async function openAccounts(
  tx: Transaction<Tables>,
  accounts: readonly LedgerAccount[],
): Promise<ReadonlyMap<string, number>> {
  const wanted = new Map(
    accounts.map(({ kind, part, holder, unit }) => [keyOf({ kind, part, holder, unit }), { kind, part, holder, unit }]),
  );
  const { rows } = await sql<LedgerAccount & Readonly<{ id: number }>>`
    with wanted as (
      select * from jsonb_to_recordset(${JSON.stringify([...wanted.values()])}::jsonb)
        as entry (kind text, part text, holder text, unit text)
    ), opened as (
      insert into ledger_account (kind, part, holder, unit) select kind, part, holder, unit from wanted
      order by kind, part, holder, unit on conflict (kind, part, holder, unit) do nothing returning *
    ), locked as (
      select ledger_account.* from ledger_account join wanted using (kind, part, holder, unit)
      where ledger_account.part <> 'own' order by ledger_account.id for update of ledger_account
    )
    -- In this order: accounts are opened, in the order of their names, before any is locked.
    select * from opened
    union all
    select * from locked
    union all
    select ledger_account.* from ledger_account join wanted using (kind, part, holder, unit)
    where ledger_account.part = 'own'`.execute(tx);
  // An account that was created concurrently is not visible to this statement; the next one sees it.
  if (rows.length < wanted.size) return openAccounts(tx, accounts);
  return new Map(rows.map((row) => [keyOf(row), row.id]));
}

/** Inserts postings with their entries and what others are told of them; returns the keys of those whose key was free. */
async function insertPostings(
  tx: Transaction<Tables>,
  postings: readonly LedgerPosting[],
  {
    idOf,
    at,
    factsOf,
  }: Required<Pick<Wanted, 'factsOf'>> & Readonly<{ idOf: (account: LedgerAccount) => number; at: Date }>,
): Promise<ReadonlySet<string>> {
  if (postings.length === 0) return new Set();
  const heads = postings.map(({ key, kind, reference }) => ({ key, kind, reference }));
  const entries = postings.flatMap(({ key, entries: of }) =>
    of.map(({ account, amount }) => ({ key, account: idOf(account), amount })),
  );
  const facts = postings.flatMap((posting) => factsOf(posting).map((fact) => ({ key: posting.key, ...fact })));
  const { rows } = await sql<Readonly<{ key: string }>>`
    with head as (
      insert into ledger_posting (key, kind, reference, at)
      select key, kind, reference, ${at} from rows from (
        jsonb_to_recordset(${JSON.stringify(heads)}::jsonb) as (key text, kind text, reference text)
      ) with ordinality as it (key, kind, reference, no) order by no
      on conflict (key) do nothing returning id, key
    ), entered as (
      insert into ledger_entry (posting_id, account_id, amount)
      select head.id, it.account, it.amount from rows from (
        jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as (key text, account bigint, amount bigint)
      ) with ordinality as it (key, account, amount, no) join head using (key) order by no
    ), told as (
      insert into event (name, subject, payload, at, seq)
      select it.name, it.subject, it.payload, ${at}, null from rows from (
        jsonb_to_recordset(${JSON.stringify(facts)}::jsonb) as (key text, name text, subject text, payload jsonb)
      ) with ordinality as it (key, name, subject, payload, no) join head using (key) order by no
    )
    select key from head`.execute(tx);
  return new Set(rows.map(({ key }) => key));
}

/** What postings are judged by: the balances of accounts by id, and the references that have postings already. */
type Ground = Readonly<{ balances: Map<number, number>; begun: ReadonlySet<string> }>;

const noGround: Ground = { balances: new Map(), begun: new Set() };

/** Reads them in one statement, once all locks are held; it takes none itself. */
async function readGround(
  tx: Transaction<Tables>,
  ids: readonly number[],
  references: readonly string[],
): Promise<Ground> {
  const { rows } = await sql<{ id: number | null; balance: number | null; reference: string | null }>`
    select account.id, ${balanceOf} as balance, null as reference from ledger_account as account
    left join ledger_snapshot as snapshot on snapshot.account_id = account.id
    where account.id = any(${ids}::bigint[])
    union all
    select null, null, reference from ledger_posting where reference = any(${references}::text[])`.execute(tx);
  return {
    balances: new Map(rows.flatMap(({ id, balance }) => (id === null ? [] : [[id, balance ?? 0] as const]))),
    begun: new Set(rows.flatMap(({ reference }) => reference ?? [])),
  };
}

/** The balance of `account`, joined with its `snapshot`: the snapshot plus the later entries. */
export const balanceOf = sql<number>`(coalesce(snapshot.balance, 0) + coalesce((
  select sum(amount) from ledger_entry
  where ledger_entry.account_id = account.id and ledger_entry.id > coalesce(snapshot.last_entry_id, 0)
), 0))::bigint`;

/** Postings by their key; those without entries only take it. */
async function readPostings(
  tx: Transaction<Tables>,
  keys: readonly string[],
): Promise<ReadonlyMap<string, LedgerPosting>> {
  const rows = await tx
    .selectFrom('ledger_posting as posting')
    .innerJoin('ledger_entry as entry', 'entry.posting_id', 'posting.id')
    .innerJoin('ledger_account as account', 'account.id', 'entry.account_id')
    .select(['posting.key', 'posting.kind as postingKind', 'posting.reference', 'entry.amount'])
    .select(['account.kind', 'account.part', 'account.holder', 'account.unit'])
    .where('posting.key', 'in', [...keys])
    .orderBy('entry.id')
    .execute();
  return new Map(
    [...Map.groupBy(rows, ({ key }) => key)].map(([key, of]) => [
      key,
      {
        key,
        kind: of[0]?.postingKind ?? '',
        reference: of[0]?.reference ?? '',
        entries: of.map(({ kind, part, holder, unit, amount }) => ({ account: { kind, part, holder, unit }, amount })),
      },
    ]),
  );
}
