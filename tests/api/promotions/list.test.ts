import { listPromotions } from '@eyelet/contracts/promotions/list.ts';
import { promotion } from '@eyelet/testing/promotion-builder.ts';
import { givePromotions } from '@eyelet/testing/promotions.ts';
import { newShopper } from '@eyelet/testing/shopper.ts';
import { startShop } from '@eyelet/testing/start-shop.ts';
import { startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { expect, test } from 'vitest';

test('promotions that are in force, in this market and for everybody, are listed with their conditions', async () => {
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
        { promotionId: 'coded', needsCode: true, code: null, endsAt: '2026-12-01T00:00:00.000Z' },
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

test('a promotion has a short benefit, its gift, its goods, its categories and its terms', async () => {
  const running = await startStockedShop();
  try {
    await givePromotions(running, [
      promotion('tenth', { rank: 1, texts: { terms: 'Not on gift cards.' } }),
      promotion('deck', {
        ...{ rank: 2, level: 'PRODUCT', benefit: { kind: 'fixed-price', amounts: { USD: 1250 } } },
        concerns: { masterIds: ['SKDECK01', 'SKGONE01', 'SKNONE99'], categories: [] },
      }),
      promotion('trio', { rank: 3, level: 'PRODUCT', benefit: { kind: 'buy-get', buy: 2, get: 1, percent: 100 } }),
      promotion('bag', {
        ...{ rank: 4, benefit: { kind: 'gift', upc: upcs.gift } },
        texts: { gift: { default: '{amount} more', earned: 'A bag comes along' } },
      }),
    ]);
    const shopper = await newShopper(running.origin);
    const none = { percent: null, amount: null, buy: null, get: null };
    const [tenth, deck, trio, bag] = (await shopper.call(listPromotions, {})).promotions;
    expect(tenth).toMatchObject({ benefit: { ...none, kind: 'percent', percent: 10 }, terms: 'Not on gift cards.' });
    expect(deck).toMatchObject({ benefit: { ...none, kind: 'fixed-price', amount: 12.5 }, terms: null, gift: null });
    // Goods that are sold out or unknown are not shown.
    expect(deck?.goods.map(({ url }) => url)).toEqual([expect.stringContaining('SKDECK01BLU')]);
    expect(trio?.benefit).toEqual({ kind: 'buy-get', percent: 100, amount: null, buy: 2, get: 1 });
    expect(bag?.gift).toEqual({ name: expect.any(String), picture: expect.any(String) });
  } finally {
    await running.close();
  }
});

test('a code is listed if it is meant to be shown and the caller can use it', async () => {
  const now = new Date('2026-11-22T12:00:00Z');
  const running = await startShop({ parts: { clock: () => now } });
  try {
    const coded = { needsCoupon: true, endsAt: new Date('2027-01-01T00:00:00Z') };
    const ids = ['secret', 'shown', 'over', 'second', 'members'];
    await givePromotions(
      running,
      ids.map((id, rank) => promotion(id, { ...coded, rank })),
      [
        { code: 'SECRET', promotion: 'secret' },
        { code: 'SHOWN', promotion: 'shown', shown: true, until: new Date('2026-12-24T00:00:00Z') },
        { code: 'OVER', promotion: 'over', shown: true, until: now },
        { code: 'FIRST', promotion: 'second', shown: true, from: new Date('2026-12-01T00:00:00Z') },
        { code: 'SECOND', promotion: 'second', shown: true },
        { code: 'MEMBERS', promotion: 'members', shown: true },
      ],
    );
    await running.shop.database.pool.query("insert into member_code (code, welcomes) values ('MEMBERS', false)");
    const guest = await newShopper(running.origin);
    const shown = async () =>
      (await guest.call(listPromotions, {})).promotions.map(({ code, shoppers, endsAt }) => ({
        ...{ code, shoppers },
        day: endsAt?.slice(0, 10),
      }));
    expect(await shown()).toEqual([
      { code: null, shoppers: 'everybody', day: '2027-01-01' },
      { code: 'SHOWN', shoppers: 'everybody', day: '2026-12-24' },
      { code: null, shoppers: 'everybody', day: '2027-01-01' },
      { code: 'SECOND', shoppers: 'everybody', day: '2027-01-01' },
      { code: null, shoppers: 'members', day: '2027-01-01' },
    ]);
  } finally {
    await running.close();
  }
});
