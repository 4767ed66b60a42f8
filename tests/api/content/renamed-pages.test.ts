import { type ImportedItem, importContent } from '@eyelet/server/content/import-content.ts';
import { pageItem } from '@eyelet/testing/content-items.ts';
import { type RunningShop, startShop } from '@eyelet/testing/start-shop.ts';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';

/** A change is visible within about a second; the limit leaves room for a busy machine. */
const soon = { timeout: 20_000, interval: 50 };
const now = new Date('2026-06-15T12:00:00Z');

let running: RunningShop;

beforeAll(async () => {
  running = await startShop();
});

beforeEach(async () => {
  await running.shop.database.pool.query('delete from content_item');
});

afterAll(() => running.close());

/** The answer for a slug: slug and version of its page, or the error id. */
async function read(slug: string): Promise<string> {
  const body = await (await fetch(`${running.origin}/fapi/pages/${slug}`)).json();
  return body.slug ? `${body.slug} ${body.version}` : body.errorDetails[0].errorId;
}

const reads = (expected: Readonly<Record<string, string>>) =>
  vi.waitFor(async () => {
    for (const [slug, answer] of Object.entries(expected)) expect([slug, await read(slug)]).toEqual([slug, answer]);
  }, soon);

const page = (key: string, title: string, formerKeys?: readonly string[]): ImportedItem =>
  pageItem(key, { title, ...(formerKeys ? { formerKeys } : {}) });

const write = (...pages: readonly ImportedItem[]) => importContent(running.shop.database, pages, now);

test('a renamed page is found under its old slug with its current slug, and its version continues', async () => {
  await write(page('tides', 'Tides'));
  await reads({ tides: 'tides 1' });
  await write(page('high-tides', 'High tides', ['tides']));
  await reads({ tides: 'high-tides 2', 'high-tides': 'high-tides 2' });
  await write(page('high-tides', 'High tides', ['tides']));
  await reads({ tides: 'high-tides 2' });
});

test('a page that was renamed twice is found under both old slugs', async () => {
  await write(page('one', 'A'));
  await write(page('two', 'A', ['one']));
  await write(page('three', 'A', ['two']));
  await reads({ one: 'three 1', two: 'three 1', three: 'three 1' });
});

test('a page that gets its old slug back is no longer redirected', async () => {
  await write(page('ebb', 'A'));
  await write(page('flow', 'A', ['ebb']));
  await write(page('ebb', 'A', ['flow']));
  await reads({ ebb: 'ebb 1', flow: 'ebb 1' });
});

test('after two pages are merged, both old slugs lead to the result', async () => {
  await write(page('north', 'A'), page('south', 'B'));
  await write(page('coast', 'C', ['north', 'south']));
  await reads({ north: 'coast 2', south: 'coast 2', coast: 'coast 2' });
});

test('a new page under an old slug replaces the redirect', async () => {
  await write(page('crew', 'A'));
  await write(page('people', 'A', ['crew']));
  await write(page('crew', 'B'));
  await reads({ crew: 'crew 1', people: 'people 1' });
});
