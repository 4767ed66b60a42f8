import { findLedgerFaults } from '@eyelet/db/ledger/faults.ts';
import { newGiftCard } from '@eyelet/testing/gift-cards.ts';
import { startShop } from '@eyelet/testing/start-shop.ts';
import { expect } from 'vitest';
import { describeGiftCards } from './provider.ts';

describeGiftCards('gift cards of the shop itself', async () => {
  const running = await startShop();
  return {
    provider: running.shop.giftCards.own,
    card: (amount) => newGiftCard(running, amount),
    unknown: '6006490000000008',
    async close() {
      expect(await findLedgerFaults(running.shop.database.db)).toEqual([]);
      await running.close();
    },
  };
});
