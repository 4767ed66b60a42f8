import { expect, test } from 'vitest';
import { pageBody } from './page-body.ts';
import { createPageCache, type StoredPage } from './page-cache.ts';

async function page(text: string, tags: readonly string[], renderedAt = 0): Promise<StoredPage> {
  const body = pageBody(Buffer.from(text));
  return { status: 200, headers: {}, tags, keep: true, etag: `"${text}"`, body, renderedAt };
}

const options = { maxBytes: 1_000_000, freshMs: 1000 };

test('a page is rendered once for all who ask at the same time', async () => {
  const cache = createPageCache(options);
  let renderings = 0;
  const render = async () => {
    renderings += 1;
    return page('a', []);
  };
  await Promise.all(Array.from({ length: 20 }, () => cache.get('/a', 0, render)));
  await cache.get('/a', 500, render);
  expect(renderings).toBe(1);
});

test('a stale page is served at once and renewed behind it', async () => {
  const cache = createPageCache(options);
  await cache.get('/a', 0, () => page('old', []));
  const renewal = page('new', [], 2000);
  const stale = await cache.get('/a', 2000, () => renewal);
  await renewal;
  const fresh = await cache.get('/a', 2001, () => Promise.reject(new Error('must not render')));
  expect([stale.etag, fresh.etag]).toEqual(['"old"', '"new"']);
});

test('a tag forgets the pages that carry it and no others', async () => {
  const cache = createPageCache(options);
  await cache.get('/a', 0, () => page('a1', ['style:1']));
  await cache.get('/b', 0, () => page('b1', ['style:2']));
  cache.forget(['style:1']);
  const a = await cache.get('/a', 1, () => page('a2', ['style:1']));
  const b = await cache.get('/b', 1, () => page('b2', ['style:2']));
  expect([a.etag, b.etag]).toEqual(['"a2"', '"b1"']);
});

test('a rendering that began before a change is not kept after it', async () => {
  const cache = createPageCache(options);
  const slow = Promise.withResolvers<StoredPage>();
  const first = cache.get('/a', 0, () => slow.promise);
  cache.forget(['style:1']);
  slow.resolve(await page('before', ['style:1']));
  await first;
  const after = await cache.get('/a', 1, () => page('after', ['style:1']));
  expect(after.etag).toBe('"after"');
});

test('a failed renewal keeps the stale page', async () => {
  const cache = createPageCache(options);
  await cache.get('/a', 0, () => page('old', []));
  const failing = () => Promise.reject(new Error('database is away'));
  const first = await cache.get('/a', 5000, failing);
  const second = await cache.get('/a', 6000, failing);
  expect([first.etag, second.etag]).toEqual(['"old"', '"old"']);
});
