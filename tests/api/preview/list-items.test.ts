import { type RunningShop, startShop } from '@eyelet/testing/start-shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let running: RunningShop;
let live: RunningShop;

beforeAll(async () => {
  running = await startShop();
  live = await startShop({ databaseUrl: running.databaseUrl, config: { stage: 'live' } });
  const { pool } = running.shop.database;
  const insert = async (at: number, kind: string, layout: string | null, refs: readonly number[] = []) => {
    const id = idOf(at);
    const when = new Date(Date.UTC(2026, 5, 1, 0, at));
    await pool.query(
      `insert into content_item (id, kind, key, name, latest, created_at, updated_at) values ($1, $2, $3, $4, 1, $5, $5)`,
      [id, kind, `item-${at}`, `Item ${at}`, when],
    );
    const document = { language: 'en', version: 1, props: {}, sections: [], variants: {}, ...(layout && { layout }) };
    await pool.query(`insert into content_version (item_id, number, document, author, at) values ($1, 1, $2, '', $3)`, [
      id,
      JSON.stringify(document),
      when,
    ]);
    for (const ref of refs) {
      await pool.query(`insert into content_reference (item_id, version, kind, target) values ($1, 1, 'item', $2)`, [
        id,
        idOf(ref),
      ]);
    }
  };
  for (let at = 1; at <= 25; at += 1) await insert(at, 'article', at % 5 === 0 ? 'wide' : null);
  await insert(30, 'page', null, [25, 24]);
  await insert(31, 'page', null, [25]);
});

afterAll(async () => {
  await live.close();
  await running.close();
});

const idOf = (at: number) => `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`;
const list = async (shop: RunningShop, query: string) => (await fetch(`${shop.origin}${query}`)).json();

test('[B2.1.31] [B2.1.32] [B2.1.35] items come last changed first, twenty at most unless a limit is given, with their referrers', async () => {
  const { items, numFound } = await list(running, '/fapi/items?docType=article');
  expect([items.length, numFound]).toEqual([20, 25]);
  expect(items[0]).toEqual({
    ...{ id: idOf(25), kind: 'article', key: 'item-25', name: 'Item 25', layout: 'wide', referrers: 2 },
    modifiedAt: '2026-06-01T00:25:00.000Z',
  });
  expect(items[1].referrers).toBe(1);
  expect((await list(running, '/fapi/items?docType=article&limit=10&page=3')).items).toHaveLength(5);
  expect((await list(running, '/fapi/items?docType=article&limit=11')).errorDetails[0].errorId).toBe('GEN500');
});

test('[B2.1.30] a layout variant filters the list', async () => {
  const { items, numFound, layouts } = await list(running, '/fapi/items?docType=article&layoutVariant=wide');
  expect([items.length, numFound, layouts]).toEqual([5, 5, ['wide']]);
});

test('[B2.1.37] shoppers of a live shop get nothing, previewers do', async () => {
  expect((await fetch(`${live.origin}/fapi/items?docType=article`)).status).toBe(404);
  expect((await fetch(`${live.origin}/preview/fapi/items?docType=article`)).status).toBe(404);
  const token = live.shop.sealer.seal('previewToken', String(Date.now() + 60_000));
  const { cookie } = live.shop.previews.ofPage(
    { cookies: {} },
    new URLSearchParams({ preview: 'true', previewToken: token }),
  );
  const headers = { cookie: `${cookie?.name}=${cookie?.value}` };
  const answer = await fetch(`${live.origin}/preview/fapi/items?docType=article`, { headers });
  expect((await answer.json()).numFound).toBe(25);
});
