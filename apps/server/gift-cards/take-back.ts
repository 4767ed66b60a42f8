import type { Transaction } from '@eyelet/db/database.ts';
import type { FundedCard } from '@eyelet/db/gift-cards/gift-card.ts';
import type { Tables } from '@eyelet/db/tables/tables.ts';
import type { Unit } from '@eyelet/domain/ledger/account.ts';
import { adjust } from '@eyelet/domain/ledger/movements.ts';
import { post } from '../ledger/post.ts';

/** Posts what is left on a card back to the shop, once for each card; returns the amount in minor units. */
export async function takeBack(
  tx: Transaction<Tables>,
  { id, currency, balance }: FundedCard,
  now: Date,
): Promise<number> {
  if (balance === 0) return 0;
  const entries = adjust({ kind: 'gift card', holder: id, unit: currency as Unit }, -balance);
  await post(tx, { key: `gift card ${id} void`, kind: 'adjust', reference: id, entries }, now);
  return balance;
}
