import { listPromotions } from '@eyelet/contracts/promotions/list.ts';
import { promotion } from '@eyelet/testing/promotion-builder.ts';
import { givePromotions } from '@eyelet/testing/promotions.ts';
import { newShopper } from '@eyelet/testing/shopper.ts';
import { startShop } from '@eyelet/testing/start-shop.ts';
import { upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { expect, test } from 'vitest';

test('promotions are listed that hold now, here and for everybody, with what they ask for', async () => {
  const now = new Date('2026-11-22T12:00:00Z');
  const running = await startShop({ parts: { clock: () => now } });
  try {
    await givePromotions(running, [
      promotion('plain', { rank: 2 }),
      promotion('coded', { rank: 3, needsCoupon: true, endsAt: new Date('2026-12-01T00:00:00Z') }),
      promotion('with-gift', {
        rank: 0,
        benefit: { kind: 'gift', upc: upcs.gift },
        texts: {
          callout: '{amount} more|A bag|A bag',
          gift: { default: '{amount} more', earned: 'A bag comes along' },
        },
      }),
      promotion('on-the-way', { rank: 0, texts: { callout: '{amount} more|Reached|Reached' } }),
      promotion('from-hundred', { rank: 1, threshold: { USD: 10_000 } }),
      promotion('in-euros', { threshold: { EUR: 10_000 } }),
      promotion('over', { endsAt: now }),
      promotion('to-come', { startsAt: new Date('2026-11-23T00:00:00Z') }),
      promotion('off', { enabled: false }),
      promotion('for-staff', { audience: ['EMPLOYEE'] }),
      promotion('elsewhere', { locales: ['de-de'] }),
    ]);
    const shopper = await newShopper(running.origin);
    expect(await shopper.call(listPromotions, {})).toMatchObject({
      currency: 'USD',
      promotions: [
        { promotionId: 'on-the-way', text: '' },
        { promotionId: 'with-gift', text: 'A bag comes along' },
        { promotionId: 'from-hundred', from: 100, needsCode: false },
        { promotionId: 'plain', from: null, needsCode: false, endsAt: null },
        { promotionId: 'coded', needsCode: true, endsAt: '2026-12-01T00:00:00.000Z' },
      ],
    });
    const german = await newShopper(running.origin, { locale: 'de_DE' });
    const { promotions } = await german.call(listPromotions, {});
    expect(promotions.map(({ promotionId }) => promotionId).toSorted()).toEqual([
      'coded',
      'elsewhere',
      'in-euros',
      'on-the-way',
      'plain',
      'with-gift',
    ]);
  } finally {
    await running.close();
  }
});
