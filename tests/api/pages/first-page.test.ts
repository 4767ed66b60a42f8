import { readPage } from '@eyelet/contracts/content/read-page.ts';
import { importContent } from '@eyelet/server/content/import-content.ts';
import { fillOf } from '@eyelet/server/start/fill.ts';
import { pageItem } from '@eyelet/testing/content-items.ts';
import { newShopper } from '@eyelet/testing/shopper.ts';
import { type RunningShop, startShop } from '@eyelet/testing/start-shop.ts';
import { expect, test } from 'vitest';

const home = async ({ origin }: RunningShop) => {
  const { title, sections } = await (await newShopper(origin)).call(readPage, { params: { slug: 'home' } });
  return { title, steps: JSON.stringify(sections) };
};

const start = (stage: 'sandbox' | 'live') =>
  startShop({ parts: { beforeSnapshot: fillOf({ stage, demoBrand: false }) } });

test('a shop without the demo brand begins with a page that says what to do first', async () => {
  const running = await start('sandbox');
  const { title, steps } = await home(running);
  expect(title).toBe('This shop is empty');
  expect(steps).toContain('Publish a page');
  await running.close();
});

test('visitors of an empty live shop read that it opens soon, and nothing of the studio', async () => {
  const running = await start('live');
  const { title, steps } = await home(running);
  expect(title).toBe('We are opening soon');
  expect(steps).not.toContain('studio');
  await running.close();
});

test('a page that the shop has published stays when it starts again', async () => {
  const running = await start('sandbox');
  const { database, clock } = running.shop;
  await importContent(database, [pageItem('home', { title: 'Ours' })], clock());
  await fillOf({ stage: 'sandbox', demoBrand: false })(database, clock());
  await expect.poll(async () => (await home(running)).title).toBe('Ours');
  await running.close();
});
