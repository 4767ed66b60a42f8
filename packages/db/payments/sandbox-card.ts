import type { Reader } from '../database.ts';
import type { PaymentTables } from '../tables/payments.ts';

export type SandboxCardRow = PaymentTables['sandbox_card'];

export async function insertSandboxCard(db: Reader, row: SandboxCardRow): Promise<void> {
  await db.insertInto('sandbox_card').values(row).execute();
}

export async function findSandboxCard(db: Reader, token: string): Promise<SandboxCardRow | undefined> {
  return db
    .selectFrom('sandbox_card')
    .select(['token', 'behaviour', 'brand', 'last4', 'expiry_month', 'expiry_year', 'created_at'])
    .where('token', '=', token)
    .executeTakeFirst();
}

export async function deleteSandboxCard(db: Reader, token: string): Promise<void> {
  await db.deleteFrom('sandbox_card').where('token', '=', token).execute();
}

/** Deletes old cards that were not saved; returns how many. */
export async function dropSandboxCards(db: Reader, before: Date): Promise<number> {
  const result = await db
    .deleteFrom('sandbox_card')
    .where('created_at', '<', before)
    .where('token', 'not in', (eb) => eb.selectFrom('saved_card').select('token'))
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}
