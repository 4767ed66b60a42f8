import type { Insertable, Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Reader } from '../database.ts';
import type { DisputeTables } from '../tables/disputes.ts';

type Decision = Selectable<DisputeTables['sandbox_dispute']>;

/** Has the bank of the sandbox decide about an answer, once for each. */
export async function decideSandboxDispute(
  db: Reader,
  row: Insertable<DisputeTables['sandbox_dispute']>,
): Promise<void> {
  await db
    .insertInto('sandbox_dispute')
    .values(row)
    .onConflict((on) => on.doNothing())
    .execute();
}

/** Takes the decisions that the bank of the sandbox tells now, each for one caller. */
export async function takeSandboxDecisions(db: Reader, now: Date): Promise<readonly Decision[]> {
  const { rows } = await sql<Decision>`
    with due as (
      select answer_key from sandbox_dispute where told_at is null and due_at <= ${now}
      order by due_at limit 200 for update skip locked
    )
    update sandbox_dispute set told_at = ${now} from due where sandbox_dispute.answer_key = due.answer_key
    returning sandbox_dispute.*`.execute(db);
  return rows;
}
