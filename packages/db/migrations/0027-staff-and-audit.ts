import { type Kysely, sql } from 'kysely';

/**
 * The staff of the shop, how they sign in, the shop's own roles, and the audit of their changes. They are not
 * consumers, so their personal columns are marked 'staff', not 'personal'.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const ofStaff = (table: string, columns: readonly string[]): readonly string[] =>
  columns.map((column) => `comment on column ${table}.${column} is 'staff'`);

const statements: readonly string[] = [
  `create table staff (
    id text primary key,
    email text not null,
    email_key text not null unique,
    name text not null,
    language text not null,
    state text not null check (state in ('invited', 'active', 'suspended')),
    roles text[] not null,
    preferences jsonb not null default '{}',
    version integer not null default 1,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    joined_at timestamptz,
    last_signed_in_at timestamptz
  )`,
  ...ofStaff('staff', ['email', 'email_key', 'name', 'language', 'preferences', 'last_signed_in_at']),

  // A password and the secret of its one-time codes are always set together.
  `create table staff_credential (
    staff_id text primary key references staff on delete cascade,
    password_hash text not null,
    changed_at timestamptz not null,
    code_secret text not null,
    code_step bigint not null
  )`,
  `create table staff_recovery_code (
    staff_id text not null references staff_credential (staff_id) on delete cascade,
    code_hash bytea not null,
    used_at timestamptz,
    primary key (staff_id, code_hash)
  )`,
  `create table staff_passkey (
    id text primary key,
    staff_id text not null references staff on delete cascade,
    name text not null,
    public_key bytea not null,
    counter bigint not null,
    transports text[] not null,
    created_at timestamptz not null,
    last_used_at timestamptz
  )`,
  'create index staff_passkey_staff_id on staff_passkey (staff_id)',
  ...ofStaff('staff_passkey', ['name', 'last_used_at']),

  // Secrets that are valid once: invitations, reset links, and the step from the password to the code.
  `create table staff_link (
    token_hash bytea primary key,
    kind text not null check (kind in ('invitation', 'reset', 'sign-in')),
    staff_id text not null references staff on delete cascade,
    created_at timestamptz not null,
    expires_at timestamptz not null
  )`,
  'create index staff_link_staff_id on staff_link (staff_id)',
  'create index staff_link_expires_at on staff_link (expires_at)',

  // Wrong passwords and codes by a hash of the email, whether or not a staff member has it.
  `create table staff_attempt (
    email_hash bytea primary key,
    failures integer not null,
    locked_until timestamptz,
    updated_at timestamptz not null
  )`,

  `create table staff_session (
    id text primary key,
    token_hash bytea not null unique,
    staff_id text not null references staff on delete cascade,
    device text not null,
    network text not null,
    created_at timestamptz not null,
    last_used_at timestamptz not null,
    proven_at timestamptz not null,
    expires_at timestamptz not null
  )`,
  'create index staff_session_staff_id on staff_session (staff_id)',
  'create index staff_session_expires_at on staff_session (expires_at)',
  ...ofStaff('staff_session', ['device', 'network']),

  `create table staff_role (
    id text primary key,
    name text not null,
    name_key text not null unique,
    permissions text[] not null,
    version integer not null default 1,
    created_at timestamptz not null,
    updated_at timestamptz not null
  )`,

  `create table audit (
    id bigint generated always as identity primary key,
    at timestamptz not null,
    staff_id text,
    staff_name text not null,
    action text not null,
    subject_kind text not null,
    subject_id text not null,
    before jsonb,
    after jsonb,
    network text not null,
    device text not null,
    correlation_id text not null
  )`,
  'create index audit_staff_id on audit (staff_id, id)',
  'create index audit_action on audit (action, id)',
  'create index audit_subject on audit (subject_kind, subject_id, id)',
  'create index audit_at on audit (at)',
  ...ofStaff('audit', ['staff_name', 'before', 'after', 'network', 'device']),
  `create function refuse_audit_change() returns trigger language plpgsql as $$
   begin raise exception 'what is in the audit stays as it is'; end $$`,
  `create trigger audit_stays before update or delete on audit for each row execute function refuse_audit_change()`,
  `create trigger audit_is_kept before truncate on audit for each statement execute function refuse_audit_change()`,
];
