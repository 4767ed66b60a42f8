import type { Reader } from '../database.ts';
import type { SandboxPaymentRow } from './sandbox-payment.ts';

export async function findSandboxChallenge(db: Reader, challengeId: string): Promise<SandboxPaymentRow | undefined> {
  return db.selectFrom('sandbox_payment').selectAll().where('challenge_id', '=', challengeId).executeTakeFirst();
}

/**
 * Counts an attempt at the code of an open challenge and settles it; `tries` is the limit. Returns the payment
 * afterwards.
 */
export async function tryChallengeCode(
  db: Reader,
  challengeId: string,
  code: string,
  tries: number,
  now: Date,
): Promise<SandboxPaymentRow | undefined> {
  return db
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
    .returningAll()
    .executeTakeFirst();
}

/** Ends an open challenge without success. */
export async function failChallenge(db: Reader, challengeId: string): Promise<SandboxPaymentRow | undefined> {
  return db
    .updateTable('sandbox_payment')
    .set({ state: 'failed' })
    .where('challenge_id', '=', challengeId)
    .where('state', '=', 'challenge')
    .returningAll()
    .executeTakeFirst();
}
