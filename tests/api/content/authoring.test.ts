import { archiveContent } from '@eyelet/contracts/content/archive.ts';
import { compareContentVersions } from '@eyelet/contracts/content/compare-versions.ts';
import { createContent } from '@eyelet/contracts/content/create.ts';
import type { ContentDocument } from '@eyelet/contracts/content/document.ts';
import { listContent } from '@eyelet/contracts/content/list.ts';
import { listContentVersions } from '@eyelet/contracts/content/list-versions.ts';
import { publishContent } from '@eyelet/contracts/content/publish.ts';
import { readContent } from '@eyelet/contracts/content/read.ts';
import { readCompleteness } from '@eyelet/contracts/content/read-completeness.ts';
import { renameContent } from '@eyelet/contracts/content/rename.ts';
import { restoreContent } from '@eyelet/contracts/content/restore.ts';
import { saveDraft } from '@eyelet/contracts/content/save-draft.ts';
import { scheduleContent } from '@eyelet/contracts/content/schedule.ts';
import { unpublishContent } from '@eyelet/contracts/content/unpublish.ts';
import { ApiError } from '@eyelet/contracts/kernel/api-error.ts';
import { fingerprint } from '@eyelet/domain/content/fingerprint.ts';
import { pageItem, textBlock } from '@eyelet/testing/content-items.ts';
import { newShopper, refusalOf } from '@eyelet/testing/shopper.ts';
import { newStaff, type TestStaff } from '@eyelet/testing/staff.ts';
import { type RunningShop, startShop } from '@eyelet/testing/start-shop.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

let now = new Date('2026-11-22T09:00:00Z');
let running: RunningShop;
let publisher: TestStaff;
let author: TestStaff;

beforeAll(async () => {
  running = await startShop({ parts: { clock: () => now } });
});

beforeEach(async () => {
  now = new Date(now.getTime() + 60_000);
  publisher = await newStaff(running, { roles: ['publisher'], name: 'Pia' });
  author = await newStaff(running, { roles: ['author'], name: 'Ada' });
});

afterAll(() => running.close());

let count = 0;

async function create(...titles: readonly string[]) {
  count++;
  const { kind, key, name, document } = pageItem(`page-${count}`, { blocks: titles.map(textBlock) });
  const { item } = await author.call(createContent, { body: { kind, key, name, document } });
  return { key, document, params: { itemId: item.itemId } };
}

const titled = (document: ContentDocument, title: string): ContentDocument => ({
  ...document,
  props: { ...document.props, title },
});

/** What shoppers see of a page: its title and the types of its blocks, or the refusal. */
async function shown(key: string): Promise<string> {
  const body = await (await fetch(`${running.origin}/fapi/pages/${key}`)).json();
  if (!body.sections) return body.errorDetails[0].errorId;
  return [
    body.title,
    ...body.sections.flatMap((one: { blocks: { type: string }[] }) => one.blocks.map(({ type }) => type)),
  ].join(' ');
}

const shows = (key: string, text: string) => expect.poll(() => shown(key), { timeout: 20_000 }).toBe(text);

/** The refusal of a call, with its fields and the current version. */
async function refused(call: Promise<unknown>) {
  const error = await call.then(
    () => undefined,
    (one: unknown) => one,
  );
  if (!(error instanceof ApiError)) throw new Error('the call was not refused');
  const [first] = error.errorDetails;
  const fields = error.errorDetails.map(({ field }) => field);
  return { id: error.id, details: first?.details, current: first?.current, fields };
}

test('[B1.06] a scheduled version is shown at its time, and the previous one again when it ends', async () => {
  const { key, document, params } = await create();
  await publisher.call(publishContent, { params, body: { version: 1 } });
  await author.call(saveDraft, { params, body: { version: 1, document: titled(document, 'Sale') } });
  const at = (minutes: number) => new Date(now.getTime() + minutes * 60_000).toISOString();
  const body = { version: 2, startsAt: at(10), endsAt: at(20) };
  const scheduled = await publisher.call(scheduleContent, { params, body });
  expect(scheduled.publications.map(({ version, startsAt, endsAt }) => ({ version, startsAt, endsAt }))).toEqual([
    { version: 1, startsAt: now.toISOString(), endsAt: null },
    body,
  ]);
  expect(await publisher.call(scheduleContent, { params, body })).toEqual(scheduled);
  await shows(key, 'A page');
  now = new Date(now.getTime() + 10 * 60_000);
  await shows(key, 'Sale');
  now = new Date(now.getTime() + 10 * 60_000);
  await shows(key, 'A page');
  for (const [wrong, member] of [
    [{ ...body, version: 9, startsAt: at(30), endsAt: null }, 'version'],
    [{ ...body, startsAt: at(-1) }, 'startsAt'],
    [{ ...body, startsAt: at(40), endsAt: at(40) }, 'endsAt'],
  ] as const) {
    const error = await refused(publisher.call(scheduleContent, { params, body: wrong }));
    expect([error.id, error.details]).toEqual(['STF400', { member }]);
  }
});

test('one of several publications is withdrawn, and the others stay', async () => {
  const { params } = await create();
  await publisher.call(publishContent, { params, body: { version: 1 } });
  const body = { version: 1, startsAt: '2036-01-01T00:00:00Z', endsAt: null };
  const { publications } = await publisher.call(scheduleContent, { params, body });
  const publicationId = publications[1]?.publicationId ?? 0;
  const left = await publisher.call(unpublishContent, { params, body: { publicationId } });
  expect(left.publications).toEqual(publications.slice(0, 1));
  expect(await publisher.call(unpublishContent, { params, body: { publicationId } })).toEqual(left);
});

test('the second of two authors gets what the first has saved, and nothing is lost', async () => {
  const { document, params } = await create();
  const first = await author.call(saveDraft, { params, body: { version: 1, document: titled(document, 'Hers') } });
  const late = { version: 1, document: titled(document, 'His') };
  const error = await refused(publisher.call(saveDraft, { params, body: late }));
  expect([error.id, error.current]).toEqual(['STF409', first]);
  expect(await author.call(saveDraft, { params, body: { version: 1, document: titled(document, 'Hers') } })).toEqual(
    first,
  );
  const stale = await refused(publisher.call(publishContent, { params, body: { version: 1 } }));
  expect([stale.id, stale.current]).toEqual(['STF409', first]);
  const merged = await publisher.call(saveDraft, { params, body: { ...late, version: 2 } });
  expect([merged.version.number, merged.version.author]).toEqual([3, 'Pia']);
});

test('saving automatically leaves one version of an author, and replaces none of another author or one that is published', async () => {
  const { document, params } = await create();
  const save = (staff: TestStaff, version: number, title: string, autosaved: boolean) =>
    staff.call(saveDraft, { params, body: { version, document: titled(document, title), autosaved } });
  await save(author, 1, 'a', true);
  await save(author, 2, 'b', true);
  await save(publisher, 3, 'c', true);
  await publisher.call(publishContent, { params, body: { version: 4 } });
  await save(publisher, 4, 'd', true);
  await save(publisher, 5, 'd', false);
  const { rows } = await author.call(listContentVersions, { params });
  expect(rows.map(({ number, author, autosaved }) => `${number} ${author}${autosaved ? ' *' : ''}`)).toEqual([
    ...['6 Pia', '4 Pia *', '3 Ada *', '1 Ada'],
  ]);
});

test('versions are compared field by field, and an older one is restored as a draft', async () => {
  const { document, params } = await create('One');
  await author.call(saveDraft, { params, body: { version: 1, document: titled(document, 'Changed'), note: 'Why' } });
  const { differences } = await author.call(compareContentVersions, { params, query: { from: 1, to: 2 } });
  expect(differences).toEqual([
    { path: 'props.title', place: 'Title', change: 'changed', isBlock: false, before: 'A page', after: 'Changed' },
  ]);
  const { rows, total } = await author.call(listContentVersions, { params, query: { limit: 1 } });
  expect([total, rows]).toMatchObject([2, [{ number: 2, author: 'Ada', note: 'Why' }]]);
  const restored = await author.call(restoreContent, { params, body: { number: 1, version: 2 } });
  expect([restored.version.number, restored.document]).toEqual([3, document]);
  expect((await author.call(readContent, { params, query: { version: 2 } })).document.props.title).toBe('Changed');
});

test('an archived item is shown nowhere, cannot be changed, and is restored with its versions', async () => {
  const { key, document, params } = await create();
  await publisher.call(publishContent, { params, body: { version: 1 } });
  await shows(key, 'A page');
  const archived = await publisher.call(archiveContent, { params });
  expect([archived.item.state, archived.publications]).toEqual(['archived', []]);
  expect(await publisher.call(archiveContent, { params })).toEqual(archived);
  await shows(key, 'API404');
  const change = { version: 1, document: titled(document, 'Changed') };
  expect((await refused(author.call(saveDraft, { params, body: change }))).id).toBe('STF404');
  const inList = async (state?: 'archived') =>
    (await author.call(listContent, { query: { search: key, ...(state ? { state } : {}) } })).rows.map(
      (one) => one.key,
    );
  expect([await inList(), await inList('archived')]).toEqual([[], [key]]);
  const back = await author.call(restoreContent, { params, body: { number: 1, version: 1 } });
  expect(back.item).toMatchObject({ state: 'draft', latest: 1 });
});

test('a renamed page is found under its former key at once; a key belongs to one item', async () => {
  const one = await create();
  const other = await create();
  await publisher.call(publishContent, { params: one.params, body: { version: 1 } });
  await publisher.call(renameContent, { params: one.params, body: { key: 'harbour', name: 'Harbour' } });
  await expect
    .poll(async () => (await (await fetch(`${running.origin}/fapi/pages/${one.key}`)).json()).slug, { timeout: 20_000 })
    .toBe('harbour');
  const taken = { params: other.params, body: { key: 'harbour', name: 'Other' } };
  expect((await refused(publisher.call(renameContent, taken))).id).toBe('STF444');
  const { kind, name, document } = pageItem('harbour');
  expect((await refused(author.call(createContent, { body: { kind, key: 'harbour', name, document } }))).id).toBe(
    'STF444',
  );
});

test('a document that does not fit its kind is never stored', async () => {
  const { document, params } = await create('One');
  const wrong = (change: Partial<ContentDocument>) =>
    refused(author.call(saveDraft, { params, body: { version: 1, document: { ...document, ...change } } }));
  const block = { id: 'x', type: 'rich-text', version: 1, props: { title: 7 } };
  const gone = { id: 'y', ref: '00000000-0000-4000-8000-000000000000' };
  const cases: readonly (readonly [Partial<ContentDocument>, string])[] = [
    [{ props: { title: 'Without the rest' } }, 'props.description'],
    [{ sections: [{ name: 'main', blocks: [block] }] }, 'blocks.x.title'],
    [{ sections: [{ name: 'main', blocks: [{ ...block, type: 'fountain' }] }] }, 'blocks.x.type'],
    [{ sections: [{ name: 'main', blocks: [gone] }] }, gone.ref],
    [{ layout: 'unheard-of' }, 'layout'],
    [{ variants: { de: { texts: { 'props.title': { value: 7, from: '' } } } } }, 'variants.de.props.title'],
  ];
  for (const [change, field] of cases) {
    const error = await wrong(change);
    expect(error.id).toBe('STF400');
    expect(error.fields).toContain(field);
  }
  const { rows } = await author.call(listContentVersions, { params });
  expect(rows.map(({ number }) => number)).toEqual([1]);
});

test('a page with as many long texts as a section takes is stored, and saved again', async () => {
  const texts = Array.from({ length: 200 }, (_, index) => ({
    ...{ type: 'rich-text', version: 2 },
    props: { title: `Part ${index}`, richText: `<p>${'Salt and wool. '.repeat(300)}</p>` },
  }));
  const { kind, document } = pageItem('long', { blocks: texts });
  const { item } = await author.call(createContent, { body: { kind, key: 'long', name: 'Long', document } });
  const params = { itemId: item.itemId };
  const saved = await author.call(saveDraft, { params, body: { version: 1, document: titled(document, 'Longer') } });
  expect(saved.document.sections[0]?.blocks).toHaveLength(200);
});

test('an item is shown by reference, the pages that show it are counted, and they follow its changes', async () => {
  const section = pageItem('', { blocks: [textBlock('Shared'), textBlock('Too')] }).document;
  const shared = await author.call(createContent, {
    body: { kind: 'section', key: 'shared', name: 'Shared', document: { ...section, props: {} } },
  });
  const { itemId } = shared.item;
  await publisher.call(publishContent, { params: { itemId }, body: { version: 1 } });
  const { key, document, params } = await create();
  const referring = { ...document, sections: [{ name: 'main', blocks: [{ id: 'here', ref: itemId }] }] };
  await author.call(saveDraft, { params, body: { version: 1, document: referring } });
  await publisher.call(publishContent, { params, body: { version: 2 } });
  await shows(key, 'A page rich-text rich-text');
  const { sections } = await (await fetch(`${running.origin}/fapi/pages/${key}`)).json();
  expect(sections[0].blocks.map(({ id }: { id: string }) => id)).toEqual(['here/b1', 'here/b2']);
  expect((await author.call(readContent, { params: { itemId } })).item.referrers).toBe(1);
  const { rows } = await author.call(listContent, { query: { uses: itemId } });
  expect(rows.map((one) => one.key)).toEqual([key]);
  const fewer = {
    ...section,
    props: {},
    sections: [{ name: 'main', blocks: section.sections[0]?.blocks.slice(1) ?? [] }],
  };
  await author.call(saveDraft, { params: { itemId }, body: { version: 1, document: fewer } });
  await publisher.call(publishContent, { params: { itemId }, body: { version: 2 } });
  await shows(key, 'A page rich-text');
});

test('the list is filtered by kind, state and text, and read by page', async () => {
  const made = [
    await create('Wintering harbour'),
    await create('Wintering harbour'),
    await create('Wintering harbour'),
  ];
  await publisher.call(publishContent, { params: made[0]?.params ?? { itemId: '' }, body: { version: 1 } });
  const list = (query: object) => author.call(listContent, { query: { search: 'wintering', ...query } });
  expect((await list({})).total).toBe(3);
  expect((await list({ state: 'published' })).rows.map(({ key }) => key)).toEqual([made[0]?.key]);
  expect((await list({ kind: 'article' })).rows).toEqual([]);
  const first = await list({ limit: 2 });
  const second = await list({ limit: 2, after: first.next ?? '' });
  expect([...first.rows, ...second.rows].map(({ key }) => key).sort()).toEqual(made.map(({ key }) => key).sort());
  expect(second.next).toBeNull();
});

test('[B6.10] [B2.01] shoppers cannot write content or call the operations of blocks; authors write and do not publish', async () => {
  const { key, document, params } = await create('One');
  expect((await refused(author.call(publishContent, { params, body: { version: 1 } }))).id).toBe('STF403');
  expect((await refused(author.call(archiveContent, { params }))).id).toBe('STF403');
  const reader = await newStaff(running, { roles: ['analyst'] });
  expect((await refused(reader.call(saveDraft, { params, body: { version: 1, document } }))).id).toBe('STF403');
  expect((await reader.call(readContent, { params })).item.key).toBe(key);
  const shopper = await newShopper(running.origin);
  expect((await refused(shopper.call(saveDraft, { params, body: { version: 1, document } }))).id).toBe('STF401');
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
    for (const path of [`/fapi/pages/${key}`, `/fapi/components/page/${key}`]) {
      const answer = await shopper.fetch(running.origin + path, {
        method,
        headers: { 'content-type': 'application/json' },
        body: '{}',
      });
      expect([method, path, answer.status]).toEqual([method, path, 405]);
    }
  }
  const block = await shopper.fetch(`${running.origin}/fapi/components/rich-text/b1`);
  expect(block.status).toBe(404);
  // Crawlers must not call the API of the storefront either.
  expect(await (await fetch(`${running.origin}/robots.txt`)).text()).toContain('Disallow: /fapi/');
});

test('the completeness of an item is returned by language, with the texts whose source has changed since', async () => {
  const { document, params } = await create('Salt');
  const [section] = document.sections;
  const german = { 'props.title': { value: 'Salz', from: fingerprint(document.props.title) } };
  const translated = { ...document, variants: { de: { texts: german } } };
  await author.call(saveDraft, { params, body: { version: 1, document: translated } });
  const later = titled(translated, 'Salt water');
  await author.call(saveDraft, { params, body: { version: 2, document: later } });
  const of = async (language: string, query = {}) => {
    const { languages } = await author.call(readCompleteness, { params, query });
    return languages.find((one) => one.language === language);
  };
  const inBlock = `blocks.${section?.blocks[0]?.id}.title`;
  expect(await of('en')).toMatchObject({ missing: [], changed: [] });
  expect((await of('de'))?.missing).toEqual(['props.seo.title', inBlock]);
  expect((await of('de'))?.changed).toEqual(['props.title']);
  expect((await of('fr'))?.missing.toSorted()).toEqual([inBlock, 'props.seo.title', 'props.title']);
  expect((await of('de', { version: 2 }))?.changed).toEqual([]);
  const shopper = await newShopper(running.origin);
  expect(await refusalOf(shopper.call(readCompleteness, { params, query: {} }))).toBe('STF401');
});
