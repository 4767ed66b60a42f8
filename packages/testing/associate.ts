import { randomUUID } from 'node:crypto';
import type { AuthData } from '@eyelet/contracts/auth/auth.ts';
import { signInAssociate } from '@eyelet/contracts/auth/sign-in-associate.ts';
import { token } from '@eyelet/contracts/auth/token.ts';
import { newConsumer, newVerifier } from './consumer.ts';
import type { Shopper } from './shopper.ts';
import type { RunningShop } from './start-shop.ts';

export type TestAssociate = Readonly<{ id: string; email: string; password: string; name: string }>;

export const testStore = 'S-BOSTON';

/** An account with a unique name; by default an associate of a store. */
export async function newAssociate(
  running: RunningShop,
  {
    kind = 'EMPLOYEE',
    worksAt = testStore as string | null,
    /** The most that they may take off without approval, in hundredths of a percent; null: the limit of the shop. */
    adjustsUpTo = 10_000 as number | null,
    approves = false,
  } = {},
): Promise<TestAssociate> {
  const consumer = await newConsumer(running.origin);
  const id = consumer.auth.consumerNo;
  const firstName = `Delia ${randomUUID().slice(0, 8)}`;
  await running.shop.database.pool.query(
    `update consumer set kind = $2, works_at = $3, first_name = $4, last_name = $5, adjusts_up_to = $6,
     approves_adjustments = $7 where id = $1`,
    [id, kind, worksAt, firstName, 'Marchetti', adjustsUpTo, approves],
  );
  return { id, email: consumer.email, password: consumer.password, name: `${firstName} M.` };
}

/** Opens a store session for a visitor; the guest's cart is merged. */
export async function openStoreSession(visitor: Shopper, { id, password }: TestAssociate): Promise<AuthData> {
  const { codeVerifier, codeChallenge } = newVerifier();
  const { authorizationCode } = await visitor.call(signInAssociate, {
    body: { storeId: testStore, storeEmployeeId: id, password, codeChallenge },
  });
  return visitor.call(token, { body: { type: 'Registered', authorizationCode, codeVerifier, action: 'postLogin' } });
}
