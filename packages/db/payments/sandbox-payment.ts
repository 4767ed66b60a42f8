import type { Selectable } from 'kysely';
import type { Pool } from 'pg';
import type { Reader } from '../database.ts';
import type { PaymentTables } from './tables.ts';

export type SandboxPaymentRow = Selectable<PaymentTables['sandbox_payment']>;

export type SandboxAuthorisation = Readonly<{
  id: string;
  key: string;
  token: string;
  amount: number;
  currency: string;
  challengeId: string;
  code: string;
  challengeExpires: Date;
  now: Date;
}>;

const authorise = `
  insert into sandbox_payment (id, idempotency_key, token, amount, currency, state, challenge_id, code, expires_at, created_at)
  select $1, $2, card.token, $4, $5,
         case card.behaviour when 'approve' then 'authorised' when 'decline' then 'declined' else card.behaviour end,
         case card.behaviour when 'challenge' then $6 end,
         case card.behaviour when 'challenge' then $7 end,
         case card.behaviour when 'challenge' then $8::timestamptz end,
         $9
  from sandbox_card card where card.token = $3
  on conflict (idempotency_key) do update set idempotency_key = excluded.idempotency_key
  returning *`;

/** Books a payment once per key and returns what the key stands for; undefined for an unknown token. */
export async function authoriseSandboxPayment(
  pool: Pool,
  one: SandboxAuthorisation,
): Promise<SandboxPaymentRow | undefined> {
  const values = [
    one.id,
    one.key,
    one.token,
    one.amount,
    one.currency,
    one.challengeId,
    one.code,
    one.challengeExpires,
    one.now,
  ];
  const { rows } = await pool.query<SandboxPaymentRow>({ name: 'sandbox-authorise', text: authorise, values });
  return rows[0];
}

export async function findSandboxPayment(db: Reader, key: string): Promise<SandboxPaymentRow | undefined> {
  return db.selectFrom('sandbox_payment').selectAll().where('idempotency_key', '=', key).executeTakeFirst();
}

export async function findSandboxChallenge(db: Reader, challengeId: string): Promise<SandboxPaymentRow | undefined> {
  return db.selectFrom('sandbox_payment').selectAll().where('challenge_id', '=', challengeId).executeTakeFirst();
}

/** Counts a try at the code of an open challenge and settles it; `tries` allowed. Returns the state afterwards. */
export async function tryChallengeCode(
  db: Reader,
  challengeId: string,
  code: string,
  tries: number,
  now: Date,
): Promise<SandboxPaymentRow['state'] | undefined> {
  const row = await db
    .updateTable('sandbox_payment')
    .set((eb) => ({
      tries: eb('tries', '+', 1),
      state: eb
        .case()
        .when('expires_at', '<=', now)
        .then('failed' as const)
        .when('code', '=', code)
        .then('authorised' as const)
        .when('tries', '>=', tries - 1)
        .then('failed' as const)
        .else('challenge' as const)
        .end(),
    }))
    .where('challenge_id', '=', challengeId)
    .where('state', '=', 'challenge')
    .returning('state')
    .executeTakeFirst();
  return row?.state;
}

/** Ends an open challenge without success. */
export async function failChallenge(db: Reader, challengeId: string): Promise<void> {
  await db
    .updateTable('sandbox_payment')
    .set({ state: 'failed' })
    .where('challenge_id', '=', challengeId)
    .where('state', '=', 'challenge')
    .execute();
}
