import type { Transaction } from '@eyelet/db/database.ts';
import type { FundedCard } from '@eyelet/db/gift-cards/gift-card.ts';
import type { Tables } from '@eyelet/db/tables/tables.ts';
import type { Unit } from '@eyelet/domain/ledger/account.ts';
import { adjust } from '@eyelet/domain/ledger/movements.ts';
import { postAll } from '../ledger/post.ts';

/** Posts what is left on cards back to the shop, once for each card. */
export async function takeBack(tx: Transaction<Tables>, cards: readonly FundedCard[], now: Date): Promise<void> {
  const postings = cards
    .filter(({ balance }) => balance !== 0)
    .map(({ id, currency, balance }) => {
      const entries = adjust({ kind: 'gift card', holder: id, unit: currency as Unit }, -balance);
      return { key: `gift card ${id} void`, kind: 'adjust', reference: id, entries } as const;
    });
  if (postings.length > 0) await postAll(tx, postings, now);
}
