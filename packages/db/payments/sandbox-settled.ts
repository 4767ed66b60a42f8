import { sql } from 'kysely';
import type { Reader } from '../database.ts';

export type SettledMovement = Readonly<{
  payment_id: string;
  payment_key: string;
  kind: 'capture' | 'refund';
  key: string;
  amount: number;
  currency: string;
  at: Date;
}>;

/** What the sandbox has captured and refunded within some time, the oldest first. */
export async function sandboxMovements(db: Reader, from: Date, before: Date): Promise<readonly SettledMovement[]> {
  const { rows } = await sql<SettledMovement>`
    select payment_id, idempotency_key as payment_key, kind, key, sandbox_movement.amount, currency, at
    from sandbox_movement join sandbox_payment on sandbox_payment.id = payment_id
    where kind in ('capture', 'refund') and at >= ${from} and at < ${before}
    order by at, payment_id, kind, key`.execute(db);
  return rows;
}
