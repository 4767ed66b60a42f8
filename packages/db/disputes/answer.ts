import { type Selectable, sql } from 'kysely';
import type { Reader, Transaction } from '../database.ts';
import type { DisputeTables } from '../tables/disputes.ts';
import type { Tables } from '../tables/tables.ts';

/** An answer without its paper, which only sending and reading it need. */
export type AnswerRow = Omit<Selectable<DisputeTables['dispute_answer']>, 'paper'>;

const columns = [
  ...(['dispute_id', 'kind', 'state', 'version', 'pieces', 'reason_code', 'text', 'attempt', 'tries'] as const),
  ...(['next_try_at', 'problem', 'problem_detail', 'changed_at', 'submitted_at', 'submitted_by', 'sent_at'] as const),
] as const;

export async function findAnswer(db: Reader, disputeId: string): Promise<AnswerRow | undefined> {
  return db.selectFrom('dispute_answer').select(columns).where('dispute_id', '=', disputeId).executeTakeFirst();
}

/** The paper of an answer that was submitted; null once it is erased. */
export async function paperOfAnswer(db: Reader, disputeId: string): Promise<Buffer | null> {
  const row = await db
    .selectFrom('dispute_answer')
    .select('paper')
    .where('dispute_id', '=', disputeId)
    .executeTakeFirst();
  return row?.paper ?? null;
}

/** A defense that nobody has submitted. */
const notSubmitted = {
  ...({ kind: 'defence', state: 'draft', problem: null, problem_detail: '' } as const),
  ...{ submitted_at: null, submitted_by: null },
};

/**
 * Writes what is gathered, in a transaction that has locked the order and seen that nothing was submitted; `before`: the answer as it is
 * stored. What is gathered after an acceptance that the provider has refused is a defense of its own.
 */
export async function putDraft(
  tx: Transaction<Tables>,
  disputeId: string,
  draft: Pick<AnswerRow, 'pieces' | 'reason_code' | 'text' | 'version' | 'changed_at'>,
  before: Pick<AnswerRow, 'kind'> | undefined,
): Promise<void> {
  const first = { dispute_id: disputeId, paper: null, attempt: 0, tries: 0, next_try_at: null, sent_at: null };
  const changed = before?.kind === 'acceptance' ? { ...draft, ...notSubmitted } : draft;
  await tx
    .insertInto('dispute_answer')
    .values({ ...first, ...notSubmitted, ...draft })
    .onConflict((on) => on.column('dispute_id').doUpdateSet(changed))
    .execute();
}

export type Submission = Pick<AnswerRow, 'kind' | 'next_try_at' | 'submitted_at' | 'submitted_by'> &
  Readonly<{
    paper: Buffer | null;
    /** What is in the paper; what was gathered stays if there is none. */
    pieces?: AnswerRow['pieces'];
  }>;

/** Stores an answer as it is to be sent, claimed by whoever stores it; the draft is there. */
export async function putSubmission(tx: Transaction<Tables>, disputeId: string, answer: Submission): Promise<void> {
  await tx
    .updateTable('dispute_answer')
    .set((row) => ({
      ...{ ...answer, state: 'waiting', tries: 1, problem: null, problem_detail: '' },
      ...{ attempt: row('attempt', '+', 1), version: row('version', '+', 1) },
    }))
    .where('dispute_id', '=', disputeId)
    .execute();
}

/**
 * Takes answers that are to be sent now, and leaves them to others only from `againAt` on, so that none is lost with its
 * process. What has ended meanwhile is not answered any more.
 */
export async function claimDueAnswers(
  db: Reader,
  { now, againAt, limit }: Readonly<{ now: Date; againAt: Date; limit: number }>,
): Promise<readonly string[]> {
  const { rows } = await sql<{ dispute_id: string }>`
    with due as (
      select dispute_id from dispute_answer join dispute on dispute.id = dispute_id
      where next_try_at <= ${now} and dispute.state = 'open'
      order by next_try_at limit ${limit} for update of dispute_answer skip locked
    )
    update dispute_answer set next_try_at = ${againAt}, tries = tries + 1 from due
    where dispute_answer.dispute_id = due.dispute_id returning dispute_answer.dispute_id`.execute(db);
  return rows.map(({ dispute_id }) => dispute_id);
}

/**
 * What a try has come to: taken, or why not; refused answers are not sent again as they are. `uncertain`: nobody knows whether it was taken,
 * and it is not sent again by itself.
 */
export type AnswerEnd =
  | Readonly<{ state: 'sent'; at: Date }>
  | Readonly<{ state: 'refused'; problem: Exclude<AnswerProblem, 'down' | 'uncertain'>; detail: string }>
  | Readonly<{ state: 'uncertain'; detail: string }>
  | Readonly<{ state: 'waiting'; againAt: Date }>;

type AnswerProblem = NonNullable<AnswerRow['problem']>;

/** Writes down what a try has come to; false where another process has done so, or another attempt waits. */
export async function endTry(
  db: Reader,
  { dispute_id, attempt }: Pick<AnswerRow, 'dispute_id' | 'attempt'>,
  end: AnswerEnd,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('dispute_answer')
    .set((row) => ({ ...endedAs(end), version: row('version', '+', 1) }))
    .where('dispute_id', '=', dispute_id)
    .where('attempt', '=', attempt)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

function endedAs(end: AnswerEnd) {
  switch (end.state) {
    case 'sent':
      return { state: 'sent', sent_at: end.at, next_try_at: null, problem: null, problem_detail: '' } as const;
    case 'refused':
      return { state: 'refused', next_try_at: null, problem: end.problem, problem_detail: end.detail } as const;
    case 'uncertain':
      return { state: 'waiting', next_try_at: null, problem: 'uncertain', problem_detail: end.detail } as const;
    case 'waiting':
      return { state: 'waiting', next_try_at: end.againAt, problem: 'down', problem_detail: '' } as const;
  }
}

/** Counts the answers to disputes of a consumer's orders as changed, whose data are being erased, so that none that was drawn before is stored. */
export async function ageAnswersOf(tx: Transaction<Tables>, owner: string): Promise<void> {
  await sql`
    update dispute_answer set version = version + 1
    from dispute join orders using (order_number) where dispute.id = dispute_id and orders.owner = ${owner}`.execute(
    tx,
  );
}
