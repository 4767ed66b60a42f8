import { type Kysely, sql } from 'kysely';

/** Working time of cases, and within how much of it an answer and a solution are aimed at. Earlier cases have no targets. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements: readonly string[] = [
  `alter table service_case
    add column clock_since timestamptz,
    add column answer_counted integer not null default 0,
    add column answer_target integer,
    add column answer_due_at timestamptz,
    add column answer_took integer,
    add column answer_met boolean,
    add column solution_counted integer not null default 0,
    add column solution_target integer,
    add column solution_due_at timestamptz,
    add column solution_took integer,
    add column solution_met boolean,
    add column due_at timestamptz generated always as (least(answer_due_at, solution_due_at)) stored`,
  `create index service_case_due on service_case (coalesce(due_at, timestamptz '9999-12-31 00:00:00+00'), reference)`,
  `create index service_case_due_last on service_case (coalesce(due_at, timestamptz '0001-01-01 00:00:00+00'), reference)`,
];
