import { readFileSync } from 'node:fs';
import { reportUnloaded } from '@eyelet/contracts/performance/report-unloaded.ts';
import { importContent } from '@eyelet/server/content/import-content.ts';
import { createLog } from '@eyelet/server/kernel/log.ts';
import { buildStorefront } from '@eyelet/server/pages/build.ts';
import { mountPages } from '@eyelet/server/pages/mount.ts';
import { pageItem } from '@eyelet/testing/content-items.ts';
import type { RunningShop } from '@eyelet/testing/start-shop.ts';
import { productIds, startStockedShop } from '@eyelet/testing/start-stocked-shop.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

const lines: Record<string, unknown>[] = [];
let running: RunningShop;

beforeAll(async () => {
  await buildStorefront();
  const log = createLog('warn', { write: (line) => void lines.push(JSON.parse(line)) });
  running = await startStockedShop({ mountPages, config: { rateLimitFactor: 1 }, parts: { log } });
});

beforeEach(() => void lines.splice(0));

afterAll(() => running.close());

const saying = (words: string) => lines.filter(({ msg }) => msg === words);

test('products that are gone from a page are logged once, however often it is rendered, and it shows the others', async () => {
  // A style by itself is shown as one of its colourways.
  const ids = [productIds.deck, 'SKSOCK01', 'SKNONE01BLU', 'SKNONE02BLU'];
  const block = { type: 'collection', version: 2, props: { title: 'Three', ids } };
  // By import, as the checklist of authors lets no such page go live.
  const publish = (title: string) =>
    importContent(running.shop.database, [pageItem('gaps', { title, blocks: [block] })], new Date());
  await publish('A page');
  const page = async (locale: string) => (await fetch(`${running.origin}/${locale}/gaps`)).text();
  await expect.poll(() => page('en-us')).toContain(productIds.deck);
  const gone = {
    ...{ locale: 'en-us', path: '/en-us/gaps', block: 'collection', products: ids.slice(2) },
    msg: 'content shows products that are gone',
  };
  expect(saying(gone.msg)).toEqual([expect.objectContaining(gone)]);
  await publish('A later page');
  await expect.poll(() => page('en-us')).toContain('A later page');
  expect(saying(gone.msg)).toHaveLength(1);
  expect(await page('en-gb')).toContain(productIds.deck);
  expect(saying(gone.msg).map(({ locale }) => locale)).toEqual(['en-us', 'en-gb']);
});

test('a script that browsers could not load is logged once a minute, by its name and without its visitor', async () => {
  const report = (body: unknown) =>
    fetch(running.origin + reportUnloaded.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const list = 'apps/storefront/build/client/.vite/block-scripts.json';
  const { holders } = JSON.parse(readFileSync(list, 'utf8'));
  const unloaded = { script: holders.collection[0].replace('assets/', '') };
  for (const taken of [true, false]) expect(await (await report(unloaded)).json()).toEqual({ taken });
  const told = saying('a script did not load in a browser');
  expect(told).toEqual([expect.objectContaining({ ...unloaded, blocks: ['collection'] })]);
  expect(JSON.stringify(told)).not.toMatch(/127\.0\.0\.1|user-agent/i);
  for (const script of ['../view.js', 'https://example.org/view.js', `${'a'.repeat(101)}.js`, 'a\nb.js']) {
    expect((await report({ script })).status, script).toBe(400);
  }
  expect(saying('a script did not load in a browser')).toHaveLength(1);
});

test('reports of one address end at 30 a minute', async () => {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ script: 'motion-1a2b3c4.js' });
  const post = async () =>
    (await fetch(running.origin + reportUnloaded.path, { method: 'POST', headers, body })).status;
  const answers: number[] = [];
  for (let turn = 0; turn < 31; turn += 1) answers.push(await post());
  expect(answers.at(-1)).toBe(429);
  // Some were taken by the test before.
  expect(answers.indexOf(429)).toBeGreaterThan(20);
});
