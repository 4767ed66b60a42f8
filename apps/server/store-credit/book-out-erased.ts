import type { Transaction } from '@eyelet/db/database.ts';
import { lockHolding } from '@eyelet/db/ledger/lock.ts';
import { readStoreCredit } from '@eyelet/db/store-credit/balance.ts';
import type { Tables } from '@eyelet/db/tables/tables.ts';
import { expire } from '@eyelet/domain/ledger/movements.ts';
import { currencies } from '@eyelet/domain/money/currency.ts';
import { post } from '../ledger/post.ts';
import { creditHolding } from './holding.ts';
import { erasedPosting } from './posting-keys.ts';

/** Books out the store credit of an account that is erased: nobody can spend it any more. */
export async function bookOutErased(tx: Transaction<Tables>, consumerNo: string, now: Date): Promise<void> {
  for (const currency of currencies) {
    const holding = creditHolding(consumerNo, currency);
    await lockHolding(tx, holding);
    const left = await readStoreCredit(tx, consumerNo, currency);
    if (left <= 0) continue;
    const key = erasedPosting(consumerNo, currency);
    await post(tx, { key, kind: 'expire', reference: consumerNo, entries: expire(holding, left) }, now);
  }
}
