import { createHash } from 'node:crypto';
import { createContent } from '@eyelet/contracts/content/create.ts';
import type { ContentDocument } from '@eyelet/contracts/content/document.ts';
import { exportBundle } from '@eyelet/contracts/content/export-bundle.ts';
import { listContent } from '@eyelet/contracts/content/list.ts';
import { publishContent } from '@eyelet/contracts/content/publish.ts';
import { readContent } from '@eyelet/contracts/content/read.ts';
import { saveDraft } from '@eyelet/contracts/content/save-draft.ts';
import { applyImport } from '@eyelet/contracts/content-imports/apply.ts';
import { listImports } from '@eyelet/contracts/content-imports/list.ts';
import { readImport } from '@eyelet/contracts/content-imports/read.ts';
import { ApiError } from '@eyelet/contracts/kernel/api-error.ts';
import { requestUrl } from '@eyelet/contracts/kernel/client.ts';
import { changeMedium } from '@eyelet/contracts/media/change.ts';
import { listMedia } from '@eyelet/contracts/media/list.ts';
import { writeTestGround } from '@eyelet/testing/catalogue.ts';
import { pageItem, textBlock } from '@eyelet/testing/content-items.ts';
import { paintedPicture, upload } from '@eyelet/testing/media-files.ts';
import { newStaff, type TestStaff } from '@eyelet/testing/staff.ts';
import { type RunningShop, startShop } from '@eyelet/testing/start-shop.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { importedInto, sendBundle, zipped } from '../content-imports/imports.ts';

const start = () => startShop({ parts: { beforeSnapshot: (database) => writeTestGround(database) } });

let staging: RunningShop;
let production: RunningShop;
let author: TestStaff;
let keeper: TestStaff;

beforeAll(async () => {
  [staging, production] = await Promise.all([start(), start()]);
  author = await newStaff(staging, { roles: ['publisher'] });
  keeper = await newStaff(production, { roles: ['publisher'] });
});
afterAll(async () => {
  await staging?.close();
  await production?.close();
});

async function exported(): Promise<Buffer> {
  const answer = await author.fetch(staging.origin + requestUrl(exportBundle, {}));
  expect(answer.headers.get('content-type')).toBe('application/zip');
  return Buffer.from(await answer.arrayBuffer());
}

async function imported(bundle: Uint8Array, trial = false) {
  const { state, problem, counts, rows } = await importedInto(production, keeper, bundle, { trial });
  return { state, problem, rows, ...counts };
}

/** What is said of a file that cannot be read: at once, or once it has been looked into. */
async function problemOf(bundle: Uint8Array): Promise<unknown> {
  const one = await imported(bundle).catch((thrown: unknown) => thrown);
  if (one instanceof ApiError) return `${one.id} ${one.errorDetails[0]?.details?.problem}`;
  const { state, problem } = one as Awaited<ReturnType<typeof imported>>;
  return `${state} ${problem}`;
}

async function make(kind: 'page' | 'section', key: string, document: ContentDocument): Promise<string> {
  const { item } = await author.call(createContent, { body: { kind, key, name: `The ${key}`, document } });
  return item.itemId;
}

const publish = (itemId: string, version: number) =>
  author.call(publishContent, { params: { itemId }, body: { version } });

const readPage = async ({ origin }: RunningShop, key: string) => {
  const answer = await fetch(`${origin}/fapi/pages/${key}`);
  return answer.ok ? answer.json() : answer.status;
};

const keysOf = async (who: TestStaff) => {
  const { rows } = await who.call(listContent, { query: { limit: 100 } });
  return rows.map(({ kind, key }) => `${kind}/${key}`).toSorted();
};

const item = {
  itemId: '00000000-0000-4000-8000-000000000001',
  kind: 'page',
  key: 'evil',
  name: 'Evil',
  formerKeys: [],
};
const file = `${'a'.repeat(64)}.png`;
const medium = {
  ...{ name: 'evil', kind: 'picture', title: 'Evil', file, focus: null, crops: {}, alt: {}, decorative: true },
};

test('content and media are moved to another shop, which shows the same pages; a trial reports that before, and repeating the import changes nothing', async () => {
  const { medium } = await upload(author, 'harbour.png', await paintedPicture('#135'));
  await author.call(changeMedium, {
    params: { mediumId: medium.mediumId },
    body: {
      version: medium.version,
      title: 'Harbour',
      alt: { en: 'A harbour' },
      decorative: false,
      focus: { x: 10, y: 20 },
      crops: {},
    },
  });
  const part = await make('section', 'shared', {
    ...pageItem('x', { blocks: [textBlock('Shared words')] }).document,
    props: {},
  });
  await publish(part, 1);
  const { document } = pageItem('landing', { title: 'Landing' });
  const image = { kind: 'image', picture: medium.name, alt: 'A harbour' };
  const picture = { id: 'b2', type: 'picture', version: 1, props: { media: { sm: image } } };
  const landing = await make('page', 'landing', {
    ...document,
    sections: [{ name: 'main', blocks: [{ id: 'b1', ref: part }, picture] }],
    variants: { de: { texts: { 'props.title': { value: 'Ankommen', from: '' } } } },
  });
  await publish(landing, 1);
  const draft = { ...document, props: { ...document.props, title: 'Landing, soon' } };
  await author.call(saveDraft, { params: { itemId: landing }, body: { version: 1, document: draft } });
  await make('page', 'only-drafted', pageItem('x').document);

  const bundle = await exported();
  const plan = { created: 4, changed: 0, same: 0, refused: 0 };
  expect(await imported(bundle, true)).toMatchObject({ ...plan, state: 'checked' });
  expect(await keysOf(keeper)).toEqual([]);
  expect((await keeper.call(listMedia, { query: { search: medium.name } })).rows).toEqual([]);

  expect(await imported(bundle)).toMatchObject({ ...plan, state: 'done' });
  // Both shops receive the publication a moment later.
  await expect.poll(() => readPage(staging, 'landing'), { timeout: 20_000 }).toMatchObject({ title: 'Landing' });
  await expect
    .poll(() => readPage(production, 'landing'), { timeout: 20_000 })
    .toEqual(await readPage(staging, 'landing'));
  expect(await readPage(production, 'landing')).toMatchObject({ title: 'Landing' });
  expect(await readPage(production, 'only-drafted')).toBe(404);
  const [there] = (await keeper.call(listMedia, { query: { search: medium.name } })).rows;
  expect(there).toMatchObject({ name: medium.name, alt: { en: 'A harbour' }, focus: { x: 10, y: 20 } });
  const served = await Promise.all(
    [staging, production].map(async ({ origin }) => (await fetch(origin + there?.address)).arrayBuffer()),
  );
  expect(Buffer.from(served[1] as ArrayBuffer).equals(Buffer.from(served[0] as ArrayBuffer))).toBe(true);
  const { rows } = await keeper.call(listContent, { query: { kind: 'page', search: 'landing' } });
  const opened = await keeper.call(readContent, { params: { itemId: rows[0]?.itemId ?? '' } });
  expect([opened.document.props.title, opened.item.published]).toEqual(['Landing, soon', 1]);

  const nothing = { state: 'done', problem: null, created: 0, changed: 0, same: 4, refused: 0, rows: [] };
  expect(await imported(bundle)).toEqual(nothing);

  const { latest } = (await author.call(readContent, { params: { itemId: landing } })).item;
  await publish(landing, latest);
  const changed = await exported();
  expect(await imported(changed)).toMatchObject({
    changed: 1,
    same: 3,
    rows: [{ key: 'landing', outcome: 'changed' }],
  });
  await expect
    .poll(async () => (await readPage(production, 'landing')).title, { timeout: 20_000 })
    .toBe('Landing, soon');
  expect(await imported(changed)).toEqual(nothing);
});

test('items with other ids in the shop are found by their keys, and its other items stay', async () => {
  const own = pageItem('x', { blocks: [textBlock('Here before')] }).document;
  const body = { kind: 'section', name: 'Met', document: { ...own, props: {} } } as const;
  await keeper.call(createContent, { body: { ...body, key: 'met' } });
  await keeper.call(createContent, { body: { ...body, key: 'besides' } });
  const met = await make('section', 'met', { ...own, props: {} });
  await publish(met, 1);
  const { document } = pageItem('meeting');
  const sections = [{ name: 'main', blocks: [{ id: 'b1', ref: met }] }];
  await publish(await make('page', 'meeting', { ...document, sections }), 1);
  await expect.poll(() => readPage(staging, 'meeting'), { timeout: 20_000 }).toMatchObject({ title: 'A page' });
  expect(await imported(await exported())).toMatchObject({ state: 'done', refused: 0 });
  await expect
    .poll(() => readPage(production, 'meeting'), { timeout: 20_000 })
    .toEqual(await readPage(staging, 'meeting'));
  expect((await readPage(production, 'meeting')).sections[0].blocks).toHaveLength(1);
  expect(await keysOf(keeper)).toContain('section/besides');
});

describe('a file that is no bundle', () => {
  /** The ZIP file with a name in it replaced by another of the same length. */
  const renamed = (zip: Buffer, from: string, to: string) =>
    Buffer.from(zip.toString('latin1').replaceAll(from, to), 'latin1');

  test.each([
    ['no ZIP file', async () => Buffer.from('no zip'), 'STF452 type'],
    ['one that ends too early', async () => (await zipped({})).subarray(0, 60), 'STF452 type'],
    ['one of something else', () => zipped({ 'eyelet.json': { format: 'other' } }), 'STF452 type'],
    [
      'one that leads out of its folder',
      async () => renamed(await zipped({ 'xx/items/a.json': {} }), 'xx/items', '../items'.slice(0, 8)),
      'STF452 broken',
    ],
    [
      'an absolute name',
      async () => renamed(await zipped({ 'x/items/page/a.json': {} }), 'x/items', '//items'),
      'STF452 broken',
    ],
    ['an entry that has no place', () => zipped({ 'run.sh': 'rm' }), 'STF452 more'],
    ['a file that no medium has', () => zipped({ [`files/${file}`]: Buffer.from('x') }), 'refused more'],
    ['a medium without its file', () => zipped({ 'media/evil.json': medium }), 'refused broken'],
    [
      'an item under another name',
      () => zipped({ 'items/page/good.json': { ...item, published: null, draft: null } }),
      'refused broken',
    ],
    [
      'members that items do not have',
      () => zipped({ 'items/page/evil.json': { ...item, published: null, draft: null, run: 1 } }),
      'refused broken',
    ],
    [
      'a text that unpacks to very much',
      () => zipped({ 'items/page/evil.json': Buffer.alloc(64 * 1024 * 1024, ' ') }),
      'STF452 bytes',
    ],
    [
      'a size that lies',
      async () => lying(await zipped({ 'items/page/evil.json': Buffer.alloc(64 * 1024 * 1024, ' ') })),
      'STF452 broken',
    ],
  ] as const)('is refused: %s', async (_, build, problem) => {
    expect(await problemOf(await build())).toBe(problem);
  });

  /** Changes every entry to claim that it unpacks to a hundred bytes. */
  function lying(zip: Buffer): Buffer {
    const changed = Buffer.from(zip);
    for (
      let at = changed.indexOf('PK\x01\x02', 0, 'latin1');
      at >= 0;
      at = changed.indexOf('PK\x01\x02', at + 4, 'latin1')
    ) {
      changed.writeUInt32LE(100, at + 24);
    }
    return changed;
  }

  test.each([
    [
      'a page with members that it does not have',
      {
        'items/page/evil.json': {
          ...item,
          published: { ...pageItem('x').document, props: { script: '1' } },
          draft: null,
        },
      },
    ],
    [
      'a block that nobody knows',
      {
        'items/page/evil.json': {
          ...item,
          published: null,
          draft: {
            ...pageItem('x').document,
            sections: [{ name: 'main', blocks: [{ id: 'b1', type: 'none', version: 1, props: {} }] }],
          },
        },
      },
    ],
    [
      'a reference to what is not there',
      {
        'items/page/evil.json': {
          ...item,
          published: {
            ...pageItem('x').document,
            sections: [{ name: 'main', blocks: [{ id: 'b1', ref: item.itemId }] }],
          },
          draft: null,
        },
      },
    ],
    [
      'a picture that is a script',
      { 'media/evil.json': medium, [`files/${file}`]: Buffer.from('<script>alert(1)</script>') },
    ],
    [
      'a picture under the name of another',
      { 'media/evil.json': medium, [`files/${file}`]: Buffer.from('89504e470d0a1a0a', 'hex') },
    ],
  ])('with %s is refused as a whole, and says why', async (_, entries) => {
    const good = {
      ...item,
      itemId: '00000000-0000-4000-8000-000000000002',
      key: 'good',
      draft: pageItem('x').document,
    };
    const report = await imported(await zipped({ ...entries, 'items/page/good.json': { ...good, published: null } }));
    expect(report).toMatchObject({ state: 'refused', refused: 1 });
    expect(report.rows[0]?.problems).not.toEqual([]);
    expect(await keysOf(keeper)).not.toContain('page/good');
  });

  test('HTML in a bundle is cleaned like that of any author', async () => {
    const props = { titleHtml: 'Safe<script>x()</script>', richText: '<p onclick="x()">Words</p>' };
    const unclean = { type: 'rich-text', version: 2, props };
    const { document } = pageItem('x', { title: 'Clean', blocks: [unclean] });
    await imported(await zipped({ 'items/page/evil.json': { ...item, published: document, draft: null } }));
    await expect.poll(() => readPage(production, 'evil'), { timeout: 20_000 }).toMatchObject({ title: 'Clean' });
    expect(JSON.stringify(await readPage(production, 'evil'))).not.toMatch(/<script|onclick/);
  });
});

test('an item that the checklist of this shop blocks is refused with the reason, and the whole import with it', async () => {
  const { document } = pageItem('x', {
    blocks: [{ type: 'buttons', version: 1, props: { targets: [{ url: '/nowhere-at-all', text: 'Go' }] } }],
  });
  const unfit = { ...item, key: 'unfit', name: 'Unfit', published: document, draft: null };
  const report = await imported(await zipped({ 'items/page/unfit.json': unfit }), true);
  expect(report).toMatchObject({ state: 'refused', refused: 1, created: 0 });
  expect(report.rows).toMatchObject([
    { key: 'unfit', outcome: 'refused', findings: [{ rule: 'link.broken', values: { target: '/nowhere-at-all' } }] },
  ]);
  expect(await imported(await zipped({ 'items/page/unfit.json': unfit }))).toMatchObject({ state: 'refused' });
  expect(await keysOf(keeper)).not.toContain('page/unfit');

  const drafted = { ...unfit, published: null, draft: document };
  expect(await imported(await zipped({ 'items/page/unfit.json': drafted }))).toMatchObject({
    state: 'done',
    created: 1,
  });
});

test('a page may link to another one of the same bundle', async () => {
  const leading = pageItem('x', {
    blocks: [{ type: 'buttons', version: 1, props: { targets: [{ url: '/led-to', text: 'Go' }] } }],
  }).document;
  const entries = {
    'items/page/leading.json': { ...item, key: 'leading', name: 'Leading', published: leading, draft: null },
    'items/page/led-to.json': {
      ...{ ...item, itemId: '00000000-0000-4000-8000-000000000003', key: 'led-to', name: 'Led to' },
      ...{ published: pageItem('x').document, draft: null },
    },
  };
  expect(await imported(await zipped(entries))).toMatchObject({ state: 'done', created: 2, refused: 0 });
});

test('a file that the shop has under another name keeps it, and imported documents use that name', async () => {
  const bytes = await paintedPicture('#a31');
  const { medium: here } = await upload(keeper, 'red-here.png', bytes);
  const hash = createHash('sha256').update(bytes).digest('hex');
  const elsewhere = {
    ...medium,
    name: 'red-elsewhere',
    title: 'Red elsewhere',
    file: `${hash}.png`,
    alt: { en: 'Red' },
  };
  const image = { kind: 'image', picture: 'red-elsewhere', alt: 'Red' };
  const { document } = pageItem('x', { blocks: [{ type: 'picture', version: 1, props: { media: { sm: image } } }] });
  const bundle = await zipped({
    'items/page/in-red.json': { ...item, key: 'in-red', name: 'In red', published: document, draft: null },
    'media/red-elsewhere.json': elsewhere,
    'media/red-again.json': { ...elsewhere, name: 'red-again' },
    [`files/${hash}.png`]: bytes,
  });
  expect(await imported(bundle)).toMatchObject({ state: 'done', created: 1, same: 2, refused: 0 });
  const { rows } = await keeper.call(listContent, { query: { kind: 'page', search: 'in-red' } });
  const opened = await keeper.call(readContent, { params: { itemId: rows[0]?.itemId ?? '' } });
  expect(JSON.stringify(opened.document.sections)).toContain(`"picture":"${here.name}"`);
  expect(await keeper.call(listMedia, { query: { search: 'red' } })).toMatchObject({ rows: [{ name: here.name }] });
  expect(await imported(bundle)).toMatchObject({ state: 'done', created: 0, changed: 0, same: 3 });
});

test('two media of a shop exchange their files', async () => {
  const [first, second, third] = await Promise.all(
    ['#102030', '#203040', '#304050'].map((colour) => paintedPicture(colour)),
  );
  const files = [first, second, third].map((bytes) => Buffer.from(bytes as Uint8Array));
  const hashes = files.map((bytes) => createHash('sha256').update(bytes).digest('hex'));
  const { medium: one } = await upload(keeper, 'turn-one.png', files[0] as Buffer);
  const { medium: two } = await upload(keeper, 'turn-two.png', files[1] as Buffer);
  const entry = (name: string, file: number) => ({
    [`media/${name}.json`]: { ...medium, name, title: name, file: `${hashes[file]}.png` },
    [`files/${hashes[file]}.png`]: files[file],
  });
  const bundle = await zipped({ ...entry(one.name, 1), ...entry(two.name, 2) });
  expect(await imported(bundle)).toMatchObject({ state: 'done', changed: 2, refused: 0 });
  expect(await imported(bundle)).toMatchObject({ state: 'done', same: 2, changed: 0 });
});

test('authors who may not publish can neither export nor import', async () => {
  const writer = await newStaff(production, { roles: ['author'] });
  await expect(sendBundle(writer, Buffer.from('x'))).rejects.toMatchObject({ id: 'STF403' });
  const { importId } = await sendBundle(keeper, await zipped({}), { trial: true });
  for (const one of [readImport, applyImport])
    await expect(writer.call(one, { params: { importId } })).rejects.toMatchObject({ id: 'STF403' });
  await expect(writer.call(listImports, {})).rejects.toMatchObject({ id: 'STF403' });
  expect((await writer.fetch(production.origin + requestUrl(exportBundle, {}))).status).toBe(403);
});
