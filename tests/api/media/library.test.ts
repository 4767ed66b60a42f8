import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createContent } from '@eyelet/contracts/content/create.ts';
import { publishContent } from '@eyelet/contracts/content/publish.ts';
import { saveDraft } from '@eyelet/contracts/content/save-draft.ts';
import { changeMedium } from '@eyelet/contracts/media/change.ts';
import { listMedia } from '@eyelet/contracts/media/list.ts';
import { listMediumUses } from '@eyelet/contracts/media/list-uses.ts';
import type { Medium } from '@eyelet/contracts/media/medium.ts';
import { readMedium } from '@eyelet/contracts/media/read.ts';
import { removeMedium } from '@eyelet/contracts/media/remove.ts';
import { replaceMedium } from '@eyelet/contracts/media/replace.ts';
import { up as recordPaths } from '@eyelet/db/migrations/0160-named-paths.ts';
import { gatherVariants } from '@eyelet/domain/content/gather-variants.ts';
import { pageItem } from '@eyelet/testing/content-items.ts';
import { filmFile, paintedPicture, upload } from '@eyelet/testing/media-files.ts';
import { detailOf, newStaff, type TestStaff } from '@eyelet/testing/staff.ts';
import { type RunningShop, startShop } from '@eyelet/testing/start-shop.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';

let now = new Date('2026-11-22T09:00:00Z');
let running: RunningShop;
let author: TestStaff;
let publisher: TestStaff;

beforeAll(async () => {
  running = await startShop({ parts: { clock: () => now } });
  author = await newStaff(running, { roles: ['author'], name: 'Ada' });
  publisher = await newStaff(running, { roles: ['publisher'], name: 'Pia' });
});
afterAll(() => running.close());

let count = 0;
const colour = () => `#${(count++ * 4099 + 0x202020).toString(16).padStart(6, '0')}`;
const stored = () => readdirSync(join(running.shop.config.dataFolder, 'library'));
const get = (path: string, headers: Record<string, string> = {}) => fetch(running.origin + path, { headers });

/** The colour in the middle of a served picture, as red, green and blue. */
async function colourAt(path: string): Promise<readonly number[]> {
  const bytes = Buffer.from(await (await get(path, { accept: 'image/webp' })).arrayBuffer());
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const middle = (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * 3;
  return [...data.subarray(middle, middle + 3)];
}

const said = ({ title, alt, decorative, focus, crops, version }: Medium) => ({
  ...{ title, alt, decorative, focus, crops, version },
});

/** A page with one picture, published. */
async function pageWith(media: object) {
  count++;
  const block = { type: 'picture', version: 1, props: { media } };
  const { kind, key, name, document } = pageItem(`media-${count}`, { blocks: [block] });
  const { item } = await author.call(createContent, { body: { kind, key, name, document } });
  const params = { itemId: item.itemId };
  await publisher.call(publishContent, { params, body: { version: 1 } });
  return { key, params, document };
}

/** An item of another kind, published. */
async function published(kind: 'article' | 'menu', key: string, props: Readonly<Record<string, unknown>>) {
  const document = gatherVariants({ source: 'en', version: 1, texts: { en: { props, sections: [] } } });
  const { item } = await author.call(createContent, { body: { kind, key, name: key, document } });
  await publisher.call(publishContent, { params: { itemId: item.itemId }, body: { version: 1 } });
}

/** The media of the block of a page, as shoppers get it. */
async function shownMedia(key: string, locale = 'en_US') {
  const page = await (await get(`/fapi/pages/${key}`, { 'x-locale': locale })).json();
  return page.sections?.[0]?.blocks[0]?.props.media;
}

test.each([
  ['jpeg', 'image/jpeg'],
  ['png', 'image/png'],
  ['webp', 'image/webp'],
  ['avif', 'image/avif'],
] as const)('a picture in %s is added, and served in the sizes and formats of all pictures', async (format, type) => {
  const { medium, added } = await upload(author, `Hafen ${format}.gif`, await paintedPicture('#336699', { format }));
  expect(added).toBe(true);
  expect(medium).toMatchObject({
    ...{ kind: 'picture', name: `hafen-${format}`, title: `Hafen ${format}`, type, width: 640, height: 480 },
    ...{ uses: 0, alt: {}, decorative: false, focus: null, updatedBy: 'Ada' },
  });
  const preview = await get(medium.preview ?? '', { accept: 'image/webp' });
  expect(preview.headers.get('content-type')).toBe('image/webp');
  expect(preview.headers.get('cache-control')).toContain('immutable');
  expect((await sharp(Buffer.from(await preview.arrayBuffer())).metadata()).width).toBe(360);
  expect((await get(`/media/w240/${medium.name}`)).status).toBe(200);
});

test('a picture that a camera has turned is stored upright', async () => {
  const turned = await sharp({ create: { width: 400, height: 200, channels: 3, background: colour() } })
    .jpeg()
    .withMetadata({ orientation: 6 })
    .toBuffer();
  const { medium } = await upload(author, 'turned.jpg', turned);
  expect([medium.width, medium.height]).toEqual([200, 400]);
  const served = await (await get(`/media/w120/${medium.name}`)).arrayBuffer();
  expect(await sharp(Buffer.from(served)).metadata()).toMatchObject({ width: 120, height: 240 });
});

test('uploading the same file again, even twenty times at once under other names, makes one medium', async () => {
  const file = await paintedPicture(colour());
  const before = stored().length;
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => upload(author, `same-${index}.png`, file)),
  );
  expect(new Set(answers.map(({ medium }) => medium.mediumId)).size).toBe(1);
  expect(answers.filter(({ added }) => added)).toHaveLength(1);
  expect(stored().length).toBe(before + 1);
});

test('other files of one name get names of their own, also beside the pictures of the brand', async () => {
  const names: string[] = [];
  for (const name of ['boat.png', 'Boat.png', 'scene-home.png']) {
    names.push((await upload(author, name, await paintedPicture(colour()))).medium.name);
  }
  expect(names).toEqual(['boat', 'boat-2', 'scene-home-2']);
});

test('a film and its captions are served unchanged, with range requests', async () => {
  const { medium: film } = await upload(author, 'Slipway.mp4', filmFile(1280, 720));
  expect(film).toMatchObject({ kind: 'film', width: 1280, height: 720, type: 'video/mp4' });
  const whole = await get(`/media/films/${film.name}`);
  expect(whole.headers.get('content-type')).toBe('video/mp4');
  expect(whole.headers.get('x-content-type-options')).toBe('nosniff');
  expect(whole.headers.get('content-security-policy')).toContain("default-src 'none'");
  const bytes = Buffer.from(await whole.arrayBuffer());
  expect(bytes.equals(filmFile(1280, 720))).toBe(true);
  const part = await get(`/media/films/${film.name}`, { range: 'bytes=4-7' });
  expect(part.status).toBe(206);
  expect(part.headers.get('content-range')).toBe(`bytes 4-7/${bytes.length}`);
  expect(await part.text()).toBe('ftyp');
  expect((await get(`/media/films/${film.name}`, { range: 'bytes=999999-' })).status).toBe(416);
  const { medium: words } = await upload(author, 'slipway.en.vtt', 'WEBVTT\n\n00:00.000 --> 00:02.000\nLow water.\n');
  const served = await get(words.address);
  expect(served.headers.get('content-type')).toBe('text/vtt; charset=utf-8');
  expect(served.headers.get('x-content-type-options')).toBe('nosniff');
  expect(served.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(await served.text()).toContain('Low water.');
  // A film of the brand is still served from its folder.
  expect((await get('/media/films/harbour')).status).toBe(200);
});

test('a picture is described by language, and the description is shown unless its author has written another', async () => {
  const { medium } = await upload(author, 'quay.png', await paintedPicture(colour()));
  const params = { mediumId: medium.mediumId };
  const body = { ...said(medium), alt: { en: 'A quay', de: 'Ein Kai' }, focus: { x: 20, y: 80 } };
  const changed = await author.call(changeMedium, { params, body });
  expect(changed).toMatchObject({ alt: body.alt, focus: body.focus, version: 2, uses: 0 });
  expect(await author.call(changeMedium, { params, body })).toEqual(changed);
  const { key } = await pageWith({ sm: { kind: 'image', picture: medium.name, alt: '' } });
  await expect.poll(() => shownMedia(key)).toMatchObject({ sm: { alt: 'A quay', focus: { x: 20, y: 80 } } });
  expect(await shownMedia(key, 'de_DE')).toMatchObject({ sm: { alt: 'Ein Kai' } });
  expect(await shownMedia(key, 'fr_FR')).toMatchObject({ sm: { alt: '' } });
  const late = await detailOf(author.call(changeMedium, { params, body: { ...body, title: 'Quay' } }));
  expect(late).toMatchObject({ errorId: 'STF409', current: { title: 'quay', version: 2 } });
});

test('a crop for a breakpoint is shown there and nowhere else', async () => {
  const left = { create: { width: 400, height: 400, channels: 3, background: '#ff0000' } } as const;
  const both = await sharp(left).extend({ right: 400, background: '#0000ff' }).png().toBuffer();
  const { medium } = await upload(author, 'two.png', both);
  const params = { mediumId: medium.mediumId };
  const crops = { sm: { x: 50, y: 0, width: 50, height: 100 } };
  const { key } = await pageWith({ sm: { kind: 'image', picture: medium.name, alt: 'Two' } });
  await author.call(changeMedium, { params, body: { ...said(medium), crops } });
  await expect.poll(() => shownMedia(key)).toHaveProperty('md');
  const media = await shownMedia(key);
  expect(media.sm.picture).toMatch(/^two--sm\.[0-9a-f]{8}$/);
  expect(media.md.picture).toMatch(/^two\.[0-9a-f]{8}$/);
  expect(await colourAt(`/media/w240/${media.sm.picture}`)).toEqual([0, 0, 254].map((one) => expect.closeTo(one, -1)));
  const served = await (await get(`/media/w240/${media.sm.picture}`)).arrayBuffer();
  expect(await sharp(Buffer.from(served)).metadata()).toMatchObject({ width: 240, height: 240 });
  const beyond = { sm: { x: 60, y: 0, width: 50, height: 100 } };
  const refused = detailOf(author.call(changeMedium, { params, body: { ...said(medium), version: 2, crops: beyond } }));
  expect((await refused).errorId).toBe('STF400');
});

test('a crop that a page has chosen is shown there instead of that of the library, and no other crop is made', async () => {
  const left = { create: { width: 400, height: 400, channels: 3, background: '#ff0000' } } as const;
  const both = await sharp(left).extend({ right: 400, background: '#00ff00' }).png().toBuffer();
  const { medium } = await upload(author, 'chosen.png', both);
  const params = { mediumId: medium.mediumId };
  const crops = { sm: { x: 50, y: 0, width: 50, height: 100 } };
  const focus = { x: 10, y: 50 };
  await author.call(changeMedium, { params, body: { ...said(medium), focus, crops, alt: { en: 'Two' } } });
  const image = { kind: 'image', picture: medium.name, alt: '' };
  const crop = { x: 0, y: 0, width: 25, height: 100 };
  const { key } = await pageWith({ sm: { ...image, crop }, lg: image });
  await expect.poll(() => shownMedia(key)).toHaveProperty('lg');
  const { sm, lg } = await shownMedia(key);
  expect(sm).toEqual({
    ...{ kind: 'image', alt: 'Two', focus: { x: 40, y: 50 } },
    picture: expect.stringMatching(/^chosen--c0-0-25-100-[0-9a-f]{12}\.[0-9a-f]{8}$/),
  });
  expect(lg.picture).toMatch(/^chosen\.[0-9a-f]{8}$/);
  const address = `/media/w240/${sm.picture}`;
  expect(await colourAt(address)).toEqual([254, 0, 0].map((one) => expect.closeTo(one, -1)));
  const served = await (await get(address)).arrayBuffer();
  expect(await sharp(Buffer.from(served)).metadata()).toMatchObject({ width: 200, height: 400 });
  for (const other of [address.replace('--c0-', '--c1-'), address.replace('chosen', 'harbour')]) {
    expect((await get(other)).status).toBe(404);
  }
  const uses = await author.call(listMediumUses, { params });
  expect(uses.items.map((one) => one.key)).toEqual([key]);
});

test('a replaced file is shown everywhere within a second, at another URL', async () => {
  const { medium } = await upload(author, 'swap.png', await paintedPicture('#ff0000'));
  const params = { mediumId: medium.mediumId };
  const { key } = await pageWith({ sm: { kind: 'image', picture: medium.name, alt: 'Red' } });
  await expect.poll(() => shownMedia(key)).toBeDefined();
  const first = (await shownMedia(key)).sm.picture;
  const [red] = await colourAt(`/media/w240/${first}`);
  expect(red).toBeGreaterThan(240);
  const before = stored().length;
  const green = new Blob([(await paintedPicture('#00ff00')) as BlobPart]);
  const request = { params, query: { fileName: 'green.png' }, body: green };
  const replaced = await author.call(replaceMedium, request);
  expect(replaced).toMatchObject({ mediumId: medium.mediumId, name: 'swap', title: 'swap', version: 2 });
  expect(await author.call(replaceMedium, request)).toEqual(replaced);
  await expect.poll(async () => (await shownMedia(key)).sm.picture).not.toBe(first);
  const [, greenness] = await colourAt(`/media/w240/${(await shownMedia(key)).sm.picture}`);
  expect(greenness).toBeGreaterThan(240);
  // The former file is deleted.
  expect(stored().length).toBe(before);
  const film = new Blob([filmFile() as BlobPart]);
  const other = author.call(replaceMedium, { params, query: { fileName: 'x.mp4' }, body: film });
  expect(await detailOf(other)).toMatchObject({ errorId: 'STF452', details: { problem: 'kind' } });
});

test('a used medium lists its uses and cannot be deleted; an unused one can, with its file', async () => {
  const { medium } = await upload(author, 'used.png', await paintedPicture(colour()));
  const params = { mediumId: medium.mediumId };
  const { key, params: page, document } = await pageWith({ sm: { kind: 'image', picture: medium.name, alt: 'Used' } });
  const { items } = await author.call(listMediumUses, { params });
  expect(items.map((item) => item.key)).toEqual([key]);
  expect(await detailOf(author.call(removeMedium, { params }))).toMatchObject({ errorId: 'STF453' });
  // A draft without it is not enough, as the page still shows it.
  const without = { ...document, sections: [] };
  await author.call(saveDraft, { params: page, body: { version: 1, document: without } });
  expect(await detailOf(author.call(removeMedium, { params }))).toMatchObject({ errorId: 'STF453' });
  await publisher.call(publishContent, { params: page, body: { version: 2 } });
  const before = stored().length;
  await author.call(removeMedium, { params });
  expect(stored().length).toBe(before - 1);
  expect(await detailOf(author.call(readMedium, { params }))).toMatchObject({ errorId: 'STF404' });
  expect((await get(`/media/w240/${medium.name}`)).status).toBe(404);
});

test('captions that a film shows cannot be deleted', async () => {
  const { medium } = await upload(author, 'low-water.vtt', 'WEBVTT\n\n00:00.000 --> 00:01.000\nLow water, again.\n');
  const params = { mediumId: medium.mediumId };
  const track = { src: medium.address, label: 'English', srclang: 'en', kind: 'transcripts' };
  const film = { type: 'video', version: 1, props: { variant: 'player', video: 'harbour', tracks: [track] } };
  const { kind, key, name, document } = pageItem('low-water', { blocks: [film] });
  await author.call(createContent, { body: { kind, key, name, document } });
  expect((await author.call(listMediumUses, { params })).items.map((item) => item.key)).toEqual([key]);
  expect(await detailOf(author.call(removeMedium, { params }))).toMatchObject({ errorId: 'STF453' });
});

test('what versions of before paths were recorded show and lead to is recorded, in each language, and captions count as used', async () => {
  const { medium } = await upload(author, 'ebb.vtt', 'WEBVTT\n\n00:00.000 --> 00:01.000\nEbb.\n');
  const pageFor = (language: string) => {
    const track = { src: `/media/films/ebb${language}.vtt`, label: 'Ebb', srclang: 'en', kind: 'transcripts' };
    const blocks = [
      { type: 'video', version: 1, props: { variant: 'player', video: 'harbour', tracks: [track] } },
      { type: 'event-sign-up', version: 1, props: { eventId: 'mending-days' } },
      { type: 'rich-text', version: 2, props: { richText: `<p><a href="/${language}?a=1&amp;b=2">Go</a></p>` } },
    ].map((block, index) => ({ id: `b${index}`, ...block }));
    return { props: pageItem('ebb').document.props, sections: [{ name: 'main', blocks }] };
  };
  const texts = { en: pageFor(''), de: pageFor('de') };
  const document = gatherVariants({ source: 'en', version: 1, texts });
  const { item } = await author.call(createContent, { body: { kind: 'page', key: 'ebb', name: 'Ebb', document } });
  const { pool, db } = running.shop.database;
  const paths = async () =>
    (
      await pool.query(
        `select target from content_reference where item_id = $1 and kind = 'path' order by target collate "C"`,
        [item.itemId],
      )
    ).rows.map(({ target }) => target as string);
  const recorded = await paths();
  expect(recorded).toEqual([
    ...['/?a=1&b=2', '/de?a=1&b=2', '/events/mending-days'],
    ...['/media/films/ebb.vtt', '/media/films/ebbde.vtt'],
  ]);
  await pool.query(`delete from content_reference where kind = 'path'`);
  const uses = async () => (await author.call(readMedium, { params: { mediumId: medium.mediumId } })).uses;
  expect(await uses()).toBe(0);
  await recordPaths(db as never);
  expect(await paths()).toEqual(recorded);
  expect(await uses()).toBe(1);
  await recordPaths(db as never);
});

const gone = { kind: 'image', picture: 'not-there', alt: 'Nothing' };

test('a page whose picture is missing is shown without it, and its preview names it', async () => {
  const { key } = await pageWith({ sm: gone });
  await expect.poll(() => shownMedia(key)).toEqual({});
  const previewed = await (await get(`/preview/fapi/pages/${key}`)).json();
  expect(previewed.sections[0].blocks[0].props.media).toEqual({ sm: { ...gone, picture: 'not-there.missing' } });
  expect(await shownMedia(key)).toEqual({});
  expect((await get('/media/w240/not-there')).status).toBe(404);
});

test.each(['', '/preview'])('articles and menus answer no picture that is missing, under %j', async (prefix) => {
  const { medium } = await upload(author, 'there.png', await paintedPicture(colour()));
  const there = { ...gone, picture: medium.name };
  const key = `mist${prefix.replace('/', '-')}`;
  await published('article', key, {
    ...{ title: 'Mist', date: '2026-11-01', picture: 'not-there', alt: 'Nothing' },
    tags: [{ id: key, label: 'Mist' }],
  });
  const selector = (id: string, media: object) => ({ id, title: id, media, target: { url: 'https://example.org/' } });
  await published('menu', key, {
    items: [
      {
        ...{ id: 'weather', title: 'Weather' },
        menuBanner: {
          title: 'Storm',
          media: { sm: there, lg: gone },
          targets: [{ url: 'https://example.org/', text: 'See' }],
        },
        visualSelectors: [selector('rain', gone), selector('wind', there)],
      },
    ],
  });
  const answerTo = async (path: string) => (await get(`${prefix}/fapi/components/${path}`)).text();
  await expect.poll(() => answerTo(`menu/${key}`)).toContain('weather');
  const [article, found, menu] = await Promise.all(
    [`article/${key}`, `search?type=article&tagId=${key}`, `menu/${key}`].map(answerTo),
  );
  expect(JSON.parse(article ?? '').props).not.toHaveProperty('picture');
  expect(JSON.parse(found ?? '').result).toEqual([expect.objectContaining({ title: 'Mist', picture: null })]);
  expect(JSON.parse(menu ?? '').props.items[0]).toMatchObject({
    menuBanner: { media: { sm: { alt: 'Nothing' } } },
    visualSelectors: [{ id: 'wind' }],
  });
  expect(`${article}${found}${menu}`).not.toContain('not-there');
});

test('the library is searched by name and description, filtered, and read by page', async () => {
  now = new Date(now.getTime() + 60_000);
  const added: string[] = [];
  for (const name of ['gorse one', 'gorse two', 'gorse three']) {
    added.push((await upload(author, `${name}.png`, await paintedPicture(colour()))).medium.mediumId);
  }
  const gorse = { search: 'GORSE' };
  const first = await author.call(listMedia, { query: { ...gorse, limit: 2 } });
  expect(first).toMatchObject({ total: 3, rows: [{}, {}] });
  const rest = await author.call(listMedia, { query: { ...gorse, limit: 2, after: first.next ?? '' } });
  const ids = [...first.rows, ...rest.rows].map(({ mediumId }) => mediumId);
  expect(new Set(ids)).toEqual(new Set(added));
  expect(rest.next).toBeNull();
  expect((await author.call(listMedia, { query: { ...gorse, kind: ['film'] } })).total).toBe(0);
  expect((await author.call(listMedia, { query: { ...gorse, lacks: 'use' } })).total).toBe(3);
  const [one] = first.rows;
  if (!one) throw new Error('there is one');
  const body = { ...said(one), decorative: true };
  await author.call(changeMedium, { params: { mediumId: one.mediumId }, body });
  expect((await author.call(listMedia, { query: { ...gorse, lacks: 'alt' } })).total).toBe(2);
  // Media of the brand are listed, too, after all that people have added.
  expect((await author.call(listMedia, { query: { search: 'scene-home' } })).rows.map(({ name }) => name)).toContain(
    'scene-home',
  );
});

test('another process shows uploaded and replaced media', async () => {
  const second = await startShop({
    databaseUrl: running.databaseUrl,
    config: { dataFolder: running.shop.config.dataFolder },
    parts: { clock: () => now },
  });
  try {
    const { medium } = await upload(author, 'shared.png', await paintedPicture(colour()));
    const there = () => fetch(`${second.origin}/media/w240/${medium.name}`).then(({ status }) => status);
    await expect.poll(there).toBe(200);
  } finally {
    await second.app.close();
    await second.shop.close();
  }
});
