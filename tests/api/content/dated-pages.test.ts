import { createContent } from '@eyelet/contracts/content/create.ts';
import type { ContentDocument } from '@eyelet/contracts/content/document.ts';
import { publishContent } from '@eyelet/contracts/content/publish.ts';
import { readPage } from '@eyelet/contracts/content/read-page.ts';
import { saveDraft } from '@eyelet/contracts/content/save-draft.ts';
import { unpublishContent } from '@eyelet/contracts/content/unpublish.ts';
import { pageItem } from '@eyelet/testing/content-items.ts';
import { newShopper, refusalOf, type Shopper } from '@eyelet/testing/shopper.ts';
import { newStaff, type TestStaff } from '@eyelet/testing/staff.ts';
import { type RunningShop, startShop } from '@eyelet/testing/start-shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let now = new Date('2026-03-02T09:00:00Z');
let running: RunningShop;
let publisher: TestStaff;
let shopper: Shopper;
beforeAll(async () => {
  running = await startShop({ parts: { clock: () => now } });
  publisher = await newStaff(running, { roles: ['publisher'] });
  shopper = await newShopper(running.origin);
});
afterAll(() => running.close());

const read = (slug: string, version?: number) =>
  shopper.call(readPage, { params: { slug }, query: version === undefined ? {} : { version } });

/** Writes a page under a key; what is answered stores further titles of it and publishes them. */
async function newPage(key: string, props: object) {
  const { kind, document } = pageItem(key, { title: 'First' });
  const dated: ContentDocument = { ...document, props: { ...document.props, ...props } };
  const { item } = await publisher.call(createContent, { body: { kind, key, name: key, document: dated } });
  const params = { itemId: item.itemId };
  const shown = (title: string) =>
    expect.poll(() => read(key).then((page) => page.title, String), { timeout: 15_000 }).toBe(title);
  const publish = async (version: number, title: string) => {
    await publisher.call(publishContent, { params, body: { version } });
    await shown(title);
  };
  await publish(1, 'First');
  const write = (version: number, title: string) =>
    publisher.call(saveDraft, {
      params,
      body: { version, document: { ...dated, props: { ...dated.props, title } } },
    });
  return { params, publish, write };
}

test('a dated page says which versions were in force and when, and they can still be read', async () => {
  const { params, publish, write } = await newPage('terms-of-all', { dated: true });
  const first = { version: 1, from: '2026-03-02T09:00:00.000Z' };
  expect((await read('terms-of-all')).versions).toEqual([{ ...first, until: null }]);
  await write(1, 'Second');
  now = new Date('2026-03-02T09:05:00Z');
  expect(await refusalOf(read('terms-of-all', 2))).toBe('API404');
  await publish(2, 'Second');
  const second = { version: 2, from: '2026-03-02T09:05:00.000Z', until: null };
  const versions = [second, { ...first, until: second.from }];
  expect(await read('terms-of-all')).toMatchObject({ title: 'Second', version: 2, versions });
  expect(await read('terms-of-all', 1)).toMatchObject({ title: 'First', version: 1, versions });
  expect(await read('terms-of-all', 2)).toMatchObject({ title: 'Second' });

  await write(2, 'Never published');
  expect(await refusalOf(read('terms-of-all', 3))).toBe('API404');
  // What has been taken back altogether is not read by its versions either.
  await publisher.call(unpublishContent, { params, body: {} });
  await expect
    .poll(
      () =>
        read('terms-of-all').then(
          () => 'there',
          () => 'gone',
        ),
      { timeout: 15_000 },
    )
    .toBe('gone');
  expect(await refusalOf(read('terms-of-all', 1))).toBe('API404');
});

test('the versions of other pages are for their authors alone', async () => {
  const { publish, write } = await newPage('story-of-a-boot', {});
  await write(1, 'Second');
  now = new Date(now.getTime() + 60_000);
  await publish(2, 'Second');
  expect((await read('story-of-a-boot')).versions).toEqual([]);
  expect(await refusalOf(read('story-of-a-boot', 1))).toBe('API404');
});
