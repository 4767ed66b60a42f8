import { type Kysely, sql } from 'kysely';

const statements = [
  `alter table dispute add column provider_reference text`,
  `comment on column dispute.provider_reference is 'What the provider calls the dispute; null where it needs no name'`,
  `alter table order_refund add column done_at timestamptz`,
  `comment on column order_refund.done_at is 'When it was carried out; null until then, and for those from before'`,
  // next_try_at: when the provider is asked again; null if nothing is to be sent. paper: what is sent, drawn once. attempt: a refused
  // answer that is put right is sent as another one.
  `create table dispute_answer (
    dispute_id text primary key references dispute on delete cascade,
    kind text not null check (kind in ('defence', 'acceptance')),
    state text not null check (state in ('draft', 'waiting', 'sent', 'refused')),
    version integer not null,
    pieces text[] not null,
    reason_code text not null,
    text text not null,
    paper bytea,
    attempt integer not null,
    tries integer not null,
    next_try_at timestamptz,
    problem text check (problem in ('down', 'refused', 'erased', 'forbidden', 'no-document', 'uncertain')),
    problem_detail text not null,
    changed_at timestamptz not null,
    submitted_at timestamptz,
    submitted_by text,
    sent_at timestamptz
  )`,
  'create index dispute_answer_due on dispute_answer (next_try_at) where next_try_at is not null',
  `comment on column dispute_answer.text is 'personal'`,
  `comment on column dispute_answer.paper is 'personal'`,
  `comment on column dispute_answer.submitted_by is 'Staff id; once they are deleted, nobody has it'`,
  `create table dispute_picture (
    id text primary key,
    dispute_id text not null references dispute on delete cascade,
    name text not null,
    content bytea not null,
    width integer not null,
    height integer not null,
    added_at timestamptz not null
  )`,
  'create index dispute_picture_of on dispute_picture (dispute_id, added_at)',
  `comment on column dispute_picture.name is 'personal'`,
  `comment on column dispute_picture.content is 'personal'`,
  // What the bank of the sandbox makes of an answer: one for each.
  `create table sandbox_dispute (
    answer_key text primary key,
    payment_key text not null,
    amount integer not null,
    outcome text not null check (outcome in ('won', 'lost')),
    due_at timestamptz not null,
    told_at timestamptz
  )`,
  // Adyen lists no reasons any more once an answer was taken, so what was supplied is not looked for again. asked_at: when it was first
  // asked for the end of an answer; a refusal after that may be of the repetition alone.
  `create table adyen_answer (answer_key text primary key, supplied_at timestamptz, asked_at timestamptz)`,
  'create index sandbox_dispute_due on sandbox_dispute (due_at) where told_at is null',
];

/** How staff answer disputes: what they have gathered, and what has become of it at the provider. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
