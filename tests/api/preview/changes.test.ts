import type { PreviewChanges } from '@eyelet/contracts/preview/list-changes.ts';
import { importContent } from '@eyelet/server/content/import-content.ts';
import { buildProduct, pricesOf, stockProducts, writeTestGround } from '@eyelet/testing/catalogue.ts';
import { pageItem, textBlock } from '@eyelet/testing/content-items.ts';
import { promotion } from '@eyelet/testing/promotion-builder.ts';
import { givePromotions } from '@eyelet/testing/promotions.ts';
import { type RunningShop, startShop } from '@eyelet/testing/start-shop.ts';
import { writePrices } from '@eyelet/testing/write-prices.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

const now = new Date('2026-06-15T12:00:00Z');
const turn = new Date('2026-06-20T00:00:00Z');
const later = '2026-07-01T12:00:00Z';

let running: RunningShop;

async function changes(query: Record<string, string> = {}): Promise<PreviewChanges> {
  const members = new URLSearchParams({ previewDateTime: later, ...query });
  return (await fetch(`${running.origin}/preview/fapi/preview-changes?${members}`)).json();
}

/** The changes of a preview once the shop has received what was written. */
async function settled(query: Record<string, string> = {}): Promise<PreviewChanges> {
  await expect
    .poll(
      async () => {
        const { content, prices } = await changes(query);
        return [content.total, prices.total];
      },
      { timeout: 20_000 },
    )
    .toEqual([2, 1]);
  return changes(query);
}

beforeAll(async () => {
  running = await startShop({
    parts: {
      clock: () => now,
      beforeSnapshot: async (database) => {
        await writeTestGround(database);
        await database.db.updateTable('category').set({ in_menu: false }).where('id', '=', '1200').execute();
        const ended = pricesOf(9000).map((price) => ({ ...price, until: turn.toISOString() }));
        const begun = pricesOf(9000).map((price) => ({ ...price, from: turn.toISOString() }));
        const toCome = pricesOf(9000).map((price) => ({ ...price, from: '2026-08-01T00:00:00Z' }));
        const withPrices = (masterId: string, number: number, prices: ReturnType<typeof pricesOf>) => {
          const product = buildProduct(masterId, number);
          return { ...product, colourways: product.colourways.map((one) => ({ ...one, prices })) };
        };
        const products = [
          buildProduct('SKHOLM01', 1),
          buildProduct('SKSTAY02', 2),
          buildProduct('SKLAUN03', 3, { launchedAt: turn.toISOString() }),
          withPrices('SKGONE04', 4, ended),
          withPrices('SKCOME05', 5, begun),
          withPrices('SKLATE06', 6, toCome),
        ];
        await stockProducts(database, products, 20, now);
      },
    },
  });
  const { database } = running.shop;
  await writePrices(database, [
    {
      ...{ productId: 'SKHOLM01BLU', priceList: 'USD', amount: 6000, original: 10_000 },
      ...{ from: turn.toISOString(), until: null },
    },
  ]);
  const stays = pageItem('stays', { title: 'What stays' });
  const secret = pageItem('secret', { title: 'A secret launch' });
  await importContent(database, [secret], new Date('2026-08-01T00:00:00Z'));
  const links = (...urls: readonly string[]) => ({
    ...{ type: 'buttons', version: 1 },
    props: { targets: urls.map((url) => ({ url, text: 'Go' })) },
  });
  const summer = (title: string, text: string, ...urls: readonly string[]) =>
    pageItem('summer', { title, blocks: [textBlock(text), links(...urls)] });
  await importContent(database, [summer('Spring', 'Green', '/about'), stays], now);
  const shown = ['/stays', '/p/holm-SKCOME05BLU', '/c/deck-shoes-1100'];
  const toCome = ['/secret', '/p/holm-SKLATE06BLU', '/p/holm-SKLATE06', '/c/boots-1200'];
  await importContent(database, [summer('Summer', 'Blue', ...shown, ...toCome)], turn);
  await importContent(database, [pageItem('regatta')], turn);
  await givePromotions(running, [
    promotion('starts', { startsAt: turn }),
    promotion('ends', { endsAt: turn }),
    promotion('holds'),
    promotion('after', { startsAt: new Date('2026-08-01T00:00:00Z') }),
    promotion('for-staff', { startsAt: turn, audience: ['EMPLOYEE'] }),
  ]);
});
afterAll(() => running.close());

test('lists the changes of content, promotions, products and prices between now and the previewed moment', async () => {
  const { content, promotions, products, prices, from, to } = await settled({ page: '/summer' });
  expect([from, to]).toEqual([now.toISOString(), new Date(later).toISOString()]);
  expect(content.rows).toMatchObject([
    { key: 'summer', change: 'changes', at: turn.toISOString(), onPage: true },
    { key: 'regatta', change: 'appears', onPage: false, fields: [] },
  ]);
  expect(content.rows[0]?.fields).toContainEqual({
    ...{ path: 'props.title', place: 'Title', change: 'changed', isBlock: false },
    before: 'Spring',
    after: 'Summer',
  });
  // Whoever has the link may read names of what visitors can see by then, and of nothing else.
  const leads = content.rows[0]?.fields.filter(({ path }) => path.endsWith('.url')) ?? [];
  expect(leads.map(({ after }) => after)).toEqual([
    ...['What stays (/stays)', 'Holm (/p/holm-SKCOME05BLU)', 'Deck shoes (/c/deck-shoes-1100)'],
    ...['/secret', '/p/holm-SKLATE06BLU', '/p/holm-SKLATE06', '/c/boots-1200'],
  ]);
  expect(promotions.rows.map(({ promotionId, change }) => [promotionId, change]).toSorted()).toEqual([
    ['ends', 'ends'],
    ['starts', 'starts'],
  ]);
  expect(products.rows.map(({ productId, change }) => [productId, change]).toSorted()).toEqual([
    ['SKCOME05BLU', 'appears'],
    ['SKGONE04BLU', 'leaves'],
    ['SKLAUN03BLU', 'launches'],
  ]);
  expect(prices.rows).toMatchObject([
    { productId: 'SKHOLM01BLU', before: { current: 100, original: 100 }, after: { current: 60, original: 100 } },
  ]);
});

test('is for the market, the kind of shopper and the page of the preview', async () => {
  const { prices } = await settled({ page: '/p/holm-SKHOLM01BLU' });
  expect(prices.rows.map(({ onPage }) => onPage)).toEqual([true]);
  const german = await changes({ localePath: 'de-de', previewShopper: 'employee' });
  expect([german.currency, german.prices.total]).toEqual(['EUR', 0]);
  expect(german.promotions.rows.map(({ promotionId }) => promotionId).toSorted()).toEqual([
    'ends',
    'for-staff',
    'starts',
  ]);
});

test('compares two future moments, and treats one in the past as now', async () => {
  const afterwards = await changes({ from: '2026-06-25T00:00:00Z' });
  expect([afterwards.content.total, afterwards.prices.total, afterwards.promotions.total]).toEqual([0, 0, 0]);
  expect((await changes({ from: '2020-01-01T00:00:00Z' })).from).toBe(now.toISOString());
  expect((await changes({ to: '2026-06-16T00:00:00Z' })).promotions.total).toBe(0);
});

test('is refused to strangers in a live shop', async () => {
  const live = await startShop({ databaseUrl: running.databaseUrl, config: { stage: 'live' } });
  try {
    expect((await fetch(`${live.origin}/fapi/preview-changes`)).status).toBe(404);
    expect((await fetch(`${live.origin}/preview/fapi/preview-changes`)).status).toBe(404);
    expect((await fetch(`${live.origin}/en-us/preview-changes`)).status).toBe(404);
  } finally {
    await live.close();
  }
});
