import { randomUUID } from 'node:crypto';
import { transact } from '@eyelet/db/placement/atomic.ts';
import { adjust } from '@eyelet/domain/ledger/movements.ts';
import { issueGiftCard } from '@eyelet/server/gift-cards/issue.ts';
import type { Shop } from '@eyelet/server/kernel/shop.ts';
import { post } from '@eyelet/server/ledger/post.ts';
import { giftCards } from './gift-cards.ts';

/** Issues the demo gift cards, each once. */
export async function loadGiftCards(
  shop: Pick<Shop, 'database' | 'giftCardSecrets' | 'sealer'>,
  now: Date,
): Promise<void> {
  for (const { number, pin, currency, locale, amount, expiresAt, empty } of giftCards) {
    const id = randomUUID();
    const expires_at = expiresAt === null ? null : new Date(expiresAt);
    await transact(shop.database.db, async (tx) => {
      const card = { id, number, pin, currency, locale, amount, expires_at, form: 'digital' } as const;
      const issued = await issueGiftCard(tx, shop, card, now);
      if (!issued || !empty) return;
      const entries = adjust({ kind: 'gift card', holder: id, unit: currency }, -amount);
      await post(tx, { key: `spent ${id}`, kind: 'adjust', reference: id, entries }, now);
    });
  }
}
