import { sql } from 'kysely';
import type { Reader } from '../database.ts';
import type { ContentImportSummary } from './content-import.ts';

type Runner = Readonly<{ id: string; runner: string }>;

/**
 * Claims the oldest due import for a run, unless another run has given a sign of life since `lostBefore`: imports run one
 * after the other. The try is counted in advance, so that one that kills its process counts too.
 */
export async function takeDueImport(
  db: Reader,
  { runner, now, lostBefore }: Readonly<{ runner: string; now: Date; lostBefore: Date }>,
): Promise<ContentImportSummary | undefined> {
  const { rows } = await sql<ContentImportSummary>`
    update content_import set runner = ${runner}, seen_at = ${now}, tries = tries + 1
    where id = (
        select id from content_import where state in ('checking', 'importing') order by import_no limit 1)
      and state in ('checking', 'importing') and (runner is null or seen_at < ${lostBefore})
    returning *`.execute(db);
  return rows[0];
}

/** Gives a sign of life of a run; false if another run has taken its import over. */
export async function seeRun(db: Reader, { id, runner }: Runner, now: Date): Promise<boolean> {
  return isOne(
    db.updateTable('content_import').set({ seen_at: now }).where('id', '=', id).where('runner', '=', runner),
  );
}

type Progress = Readonly<{ step: string; done: number; of: number }>;

/** Stores the progress of a run; false if another run has taken its import over. */
export async function noteProgress(db: Reader, { id, runner }: Runner, { step, done, of }: Progress): Promise<boolean> {
  const set = { step, step_done: done, step_of: of };
  return isOne(db.updateTable('content_import').set(set).where('id', '=', id).where('runner', '=', runner));
}

type End = Readonly<{
  state: 'checked' | 'done' | 'refused' | 'failed';
  problem?: string;
  counts?: unknown;
  rows?: unknown;
  at: Date;
}>;

/** Ends an import with its result; false if another run has taken it over or ended it. */
export async function endRun(
  db: Reader,
  { id, runner }: Runner,
  { state, problem, counts, rows, at }: End,
): Promise<boolean> {
  return isOne(
    db
      .updateTable('content_import')
      .set({
        ...{ state, problem: problem ?? null, ended_at: at, runner: null, seen_at: null, step: null },
        ...(counts === undefined ? {} : { counts: JSON.stringify(counts), rows: JSON.stringify(rows ?? []) }),
      })
      .where('id', '=', id)
      .where('runner', '=', runner)
      .where('state', 'in', ['checking', 'importing']),
  );
}

/** Releases an import for the next run. */
export async function leaveRun(db: Reader, { id, runner }: Runner): Promise<void> {
  const query = db.updateTable('content_import').set({ runner: null, seen_at: null });
  await query.where('id', '=', id).where('runner', '=', runner).execute();
}

async function isOne(
  query: Readonly<{ executeTakeFirst: () => Promise<Readonly<{ numUpdatedRows: bigint }>> }>,
): Promise<boolean> {
  return (await query.executeTakeFirst()).numUpdatedRows === 1n;
}
