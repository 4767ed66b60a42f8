import { createContent } from '@eyelet/contracts/content/create.ts';
import type { ContentDocument } from '@eyelet/contracts/content/document.ts';
import { publishContent } from '@eyelet/contracts/content/publish.ts';
import { readPage } from '@eyelet/contracts/content/read-page.ts';
import { renameContent } from '@eyelet/contracts/content/rename.ts';
import { saveDraft } from '@eyelet/contracts/content/save-draft.ts';
import { unpublishContent } from '@eyelet/contracts/content/unpublish.ts';
import { defaultMarket } from '@eyelet/domain/markets/markets.ts';
import { saleTermsPage, termsInForce } from '@eyelet/server/content/terms-in-force.ts';
import { pageItem, textBlock } from '@eyelet/testing/content-items.ts';
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

const read = (slug: string, version?: number, at?: string) =>
  shopper.call(readPage, {
    params: { slug },
    query: { ...(version === undefined ? {} : { version }), ...(at === undefined ? {} : { at }) },
  });

const patient = { timeout: 15_000 };

/** Moves the clock by minutes; returns the new time. */
function later(minutes: number): string {
  now = new Date(now.getTime() + minutes * 60_000);
  return now.toISOString();
}

/** Writes a page with a key; the returned function stores further titles of it and publishes them. */
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
  // A page that is no longer published cannot be read by its versions either.
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

test('versions of pages without dates are for their authors only', async () => {
  const { publish, write } = await newPage('story-of-a-boot', {});
  await write(1, 'Second');
  now = new Date(now.getTime() + 60_000);
  await publish(2, 'Second');
  expect((await read('story-of-a-boot')).versions).toEqual([]);
  expect(await refusalOf(read('story-of-a-boot', 1))).toBe('API404');
});

/** A shared text whose title changes. */
async function newPart(key: string, title: string) {
  const withTitle = (one: string): ContentDocument => ({
    ...pageItem(key, { blocks: [textBlock(one)] }).document,
    props: {},
  });
  const body = { kind: 'block', key, name: key, document: withTitle(title) } as const;
  const { item } = await publisher.call(createContent, { body });
  const params = { itemId: item.itemId };
  const publish = (version: number) => publisher.call(publishContent, { params, body: { version } });
  await publish(1);
  return {
    itemId: item.itemId,
    async change(version: number, next: string) {
      await publisher.call(saveDraft, { params, body: { version, document: withTitle(next) } });
      await publish(version + 1);
    },
    takeBack: () => publisher.call(unpublishContent, { params, body: {} }),
  };
}

const titlesOf = ({ sections }: Awaited<ReturnType<typeof read>>) =>
  sections.flatMap(({ blocks }) => blocks.map(({ props }) => props.title));

test('an earlier version is shown as it was then, even if items that it includes have changed since', async () => {
  const part = await newPart('shared-address', 'Old quay 1');
  const other = await newPart('shared-hours', 'Nine to five');
  const key = 'terms-with-parts';
  const { document } = pageItem(key, { title: 'First' });
  const withParts = (title: string, ...refs: readonly string[]): ContentDocument => ({
    ...document,
    props: { ...document.props, title, dated: true },
    sections: [
      { name: 'main', blocks: [{ ...textBlock(title), id: 'own' }, ...refs.map((ref) => ({ id: `of-${ref}`, ref }))] },
    ],
  });
  const { item } = await publisher.call(createContent, {
    body: { kind: 'page', key, name: key, document: withParts('First', part.itemId) },
  });
  const params = { itemId: item.itemId };
  const begun = later(1);
  await publisher.call(publishContent, { params, body: { version: 1 } });
  const shown = () => read(key).then(titlesOf, String);
  await expect.poll(shown, patient).toEqual(['First', 'Old quay 1']);

  const moved = later(5);
  await part.change(1, 'New quay 2');
  // It is not part of the page yet.
  later(1);
  await other.change(1, 'Ten to six');
  await expect.poll(shown, patient).toEqual(['First', 'New quay 2']);
  const replaced = later(5);
  await publisher.call(saveDraft, {
    params,
    body: { version: 1, document: withParts('Second', part.itemId, other.itemId) },
  });
  await publisher.call(publishContent, { params, body: { version: 2 } });
  await expect.poll(shown, patient).toEqual(['Second', 'New quay 2', 'Ten to six']);
  const gone = later(5);
  await part.takeBack();
  await expect.poll(shown, patient).toEqual(['Second', 'Ten to six']);

  const { versions, inForce } = await read(key);
  expect(versions).toEqual([
    { version: 2, from: gone, until: null },
    { version: 2, from: replaced, until: gone },
    { version: 1, from: moved, until: replaced },
    { version: 1, from: begun, until: moved },
  ]);
  expect(inForce).toEqual(versions[0]);
  expect(titlesOf(await read(key, 1))).toEqual(['First', 'New quay 2']);
  expect(titlesOf(await read(key, 1, moved))).toEqual(['First', 'New quay 2']);
  const atFirst = await read(key, 1, new Date(Date.parse(moved) - 1).toISOString());
  expect([titlesOf(atFirst), atFirst.inForce]).toEqual([['First', 'Old quay 1'], versions[3]]);
  expect(titlesOf(await read(key, 2, replaced))).toEqual(['Second', 'New quay 2', 'Ten to six']);
  expect(await refusalOf(read(key, 2, moved))).toBe('API404');
  expect(await refusalOf(read(key, 1, 'yesterday'))).toBe('API404');
});

test('a page whose accepted version is stored is dated automatically, under another name too', async () => {
  const { params } = await newPage('sale-terms', {});
  expect((await read('sale-terms')).versions).toHaveLength(1);
  await publisher.call(renameContent, { params, body: { key: 'terms-of-trade', name: 'Terms of trade' } });
  await expect.poll(() => read('terms-of-trade').then(({ slug }) => slug, String), patient).toBe('terms-of-trade');
  expect((await read('terms-of-trade')).versions).toHaveLength(1);
  const terms = termsInForce(running.shop, saleTermsPage, defaultMarket, now);
  expect(terms).toEqual({ page: 'terms-of-trade', version: 1 });
});
