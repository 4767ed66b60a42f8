import { randomUUID } from 'node:crypto';
import type { Transaction } from '@eyelet/db/database.ts';
import { insertReward } from '@eyelet/db/loyalty/reward.ts';
import type { Tables } from '@eyelet/db/tables/tables.ts';
import type { Unit } from '@eyelet/domain/ledger/account.ts';
import { issue } from '@eyelet/domain/ledger/movements.ts';
import { readableId } from '../kernel/readable-id.ts';
import type { Shop } from '../kernel/shop.ts';
import { post } from '../ledger/post.ts';

export type NewReward = Readonly<{
  kind: 'code' | 'card';
  /** By default an unpredictable one. */
  code?: string;
  currency: Unit;
  /** Minor units. */
  amount: number;
  /** The only consumer who may use it. */
  consumerNo?: string;
  expiresAt?: Date;
}>;

/** A code as it is compared: without spaces and hyphens, in capitals. */
export function plainCode(typed: string): string {
  return typed.replaceAll(/[\s-]/g, '').toUpperCase();
}

/**
 * Issues a reward and posts its value to the ledger; undefined if its code exists already. Only a hash of the code is
 * stored.
 */
export async function issueReward(
  tx: Transaction<Tables>,
  { giftCardSecrets }: Pick<Shop, 'giftCardSecrets'>,
  { kind, code = readableId(16), currency, amount, consumerNo, expiresAt }: NewReward,
  now: Date,
): Promise<Readonly<{ id: string; code: string }> | undefined> {
  const id = randomUUID();
  const plain = plainCode(code);
  const inserted = await insertReward(tx, {
    id,
    kind,
    code_hash: giftCardSecrets.hashOfNumber(`reward ${plain}`),
    masked: `•••• ${plain.slice(-4)}`,
    currency,
    amount,
    consumer_id: consumerNo ?? null,
    expires_at: expiresAt ?? null,
    issued_at: now,
  });
  if (!inserted) return undefined;
  const entries = issue({ kind: 'reward', holder: id, unit: currency }, amount);
  await post(tx, { key: `reward ${id}`, kind: 'issue', reference: id, entries }, now);
  return { id, code };
}
