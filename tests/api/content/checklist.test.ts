import { blockKinds } from '@eyelet/blocks/kinds.ts';
import { archiveContent } from '@eyelet/contracts/content/archive.ts';
import { checkContent } from '@eyelet/contracts/content/check.ts';
import { compareContentVersions } from '@eyelet/contracts/content/compare-versions.ts';
import { createContent } from '@eyelet/contracts/content/create.ts';
import { listContent } from '@eyelet/contracts/content/list.ts';
import type { ContentBlock } from '@eyelet/contracts/content/page.ts';
import { publishContent } from '@eyelet/contracts/content/publish.ts';
import { readContent } from '@eyelet/contracts/content/read.ts';
import { renameContent } from '@eyelet/contracts/content/rename.ts';
import { saveDraft } from '@eyelet/contracts/content/save-draft.ts';
import { scheduleContent } from '@eyelet/contracts/content/schedule.ts';
import { unpublishContent } from '@eyelet/contracts/content/unpublish.ts';
import { ApiError } from '@eyelet/contracts/kernel/api-error.ts';
import { styles } from '@eyelet/demo/catalogue/styles.ts';
import { loadDemo } from '@eyelet/demo/load/load.ts';
import { pageItem, textBlock } from '@eyelet/testing/content-items.ts';
import { upload } from '@eyelet/testing/media-files.ts';
import { newStaff, type TestStaff } from '@eyelet/testing/staff.ts';
import { type RunningShop, startShop } from '@eyelet/testing/start-shop.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';

const now = new Date('2026-11-22T09:00:00Z');
let running: RunningShop;
let publisher: TestStaff;

beforeAll(async () => {
  running = await startShop({ parts: { beforeSnapshot: loadDemo, clock: () => now } });
  publisher = await newStaff(running, { roles: ['publisher'], name: 'Pia' });
});

afterAll(() => running.close());

let count = 0;

async function create(...blocks: readonly ContentBlock[]) {
  count++;
  const { kind, key, name, document } = pageItem(`checked-${count}`, { blocks });
  const { item } = await publisher.call(createContent, { body: { kind, key, name, document } });
  return { key, document, params: { itemId: item.itemId } };
}

const buttons = (...urls: readonly string[]) => ({
  type: 'buttons',
  version: 1,
  props: { targets: urls.map((url) => ({ url, text: 'Go' })) },
});

const picture = (more: object) => ({
  type: 'picture',
  version: 1,
  props: { media: { sm: { kind: 'image', picture: 'scene-home', alt: '', ...more } } },
});

const blocking = async (params: { itemId: string }) =>
  (await publisher.call(checkContent, { params })).findings
    .filter(({ severity }) => severity === 'blocks')
    .map(({ rule, block, member, values }) => `${rule} ${block} ${member} ${values.target ?? ''}`.trim());

async function refusal(call: Promise<unknown>) {
  const error = await call.then(
    () => undefined,
    (one: unknown) => one,
  );
  return error instanceof ApiError ? { id: error.id, current: error.errorDetails[0]?.current } : undefined;
}

test('the checklist blocks no content of the demo brand', async () => {
  let after: string | undefined;
  const held: string[] = [];
  do {
    const page = await publisher.call(listContent, { query: { limit: 100, ...(after ? { after } : {}) } });
    for (const { itemId, kind, key } of page.rows) {
      for (const finding of await blocking({ itemId })) held.push(`${kind}/${key}: ${finding}`);
    }
    after = page.next ?? undefined;
  } while (after);
  expect(held).toEqual([]);
});

/** A scene whose upper half is dark and whose lower half is light. */
async function dayBreak(): Promise<string> {
  const half = { width: 800, height: 400, channels: 3, background: '#0b1216' } as const;
  const scene = await sharp({ create: { ...half, height: 800, background: '#f4f1ea' } })
    .composite([{ input: await sharp({ create: half }).png().toBuffer(), top: 0, left: 0 }])
    .png()
    .toBuffer();
  return (await upload(publisher, 'day-break.png', scene)).medium.name;
}

test('words are judged by the part of the picture that is under them, its crop and the shade between', async () => {
  const name = await dayBreak();
  const hard = async (more: object, image: object = {}) => {
    const media = { sm: { kind: 'image', picture: name, alt: 'Day breaks.', ...image } };
    const props = { layout: 'standard', title: 'Wet granite', media, gradientTone: 'dark', ...more };
    const { params } = await create({ type: 'hero', version: 2, props });
    const { findings } = await publisher.call(checkContent, { params });
    return findings.flatMap(({ rule, severity, block }) => (rule === 'contrast.picture' ? `${severity} ${block}` : []));
  };
  const at = (vertical: string) => ({ alignment: { sm: { vertical } } });
  expect(await hard(at('bottom'))).toEqual(['warns b1']);
  expect(await hard(at('top'))).toEqual([]);
  expect(await hard({ ...at('bottom'), titleColor: 'ink' })).toEqual([]);
  expect(await hard({ ...at('top'), titleColor: 'ink' })).toEqual(['warns b1']);
  expect(await hard({ ...at('bottom'), gradientStyle: 'focused' })).toEqual([]);
  expect(await hard(at('bottom'), { crop: { x: 0, y: 0, width: 100, height: 50 } })).toEqual([]);
  expect(await hard({ ...at('bottom'), layout: 'block-below' })).toEqual([]);
});

test('links to missing pages are named, and block publishing and scheduling', async () => {
  const { params, document } = await create(
    buttons('/gone', '/c/nowhere-9999', '/p/nothing-XXNONE00BLU', '/stores/none-NONE', '/articles/none', '/?a=b#c'),
  );
  const expected = ['/gone', '/c/nowhere-9999', '/p/nothing-XXNONE00BLU', '/stores/none-NONE', '/articles/none'];
  expect(await blocking(params)).toEqual(
    expected.map((target, index) => `link.broken b1 targets[${index}].url ${target}`),
  );
  const refused = await refusal(publisher.call(publishContent, { params, body: { version: 1 } }));
  expect(refused?.id).toBe('STF451');
  expect(refused?.current).toMatchObject({ findings: expected.map((target) => ({ values: { target } })) });
  const body = { version: 1, startsAt: '2026-11-23T09:00:00.000Z', endsAt: null };
  expect((await refusal(publisher.call(scheduleContent, { params, body })))?.id).toBe('STF451');

  const blocks = [
    { id: 'b1', ...buttons('/', '/about', '/cart', '/store-locator?open=yes', 'https://example.org/', '#here') },
  ];
  const mended = { ...document, sections: [{ name: 'main', blocks }] };
  await publisher.call(saveDraft, { params, body: { version: 1, document: mended } });
  expect(await blocking(params)).toEqual([]);
  expect((await publisher.call(publishContent, { params, body: { version: 2 } })).item.published).toBe(2);
});

test('a sign-up for an event that is gone is named, and one for an event that is there is not', async () => {
  const signUp = (eventId: string) => ({ type: 'event-sign-up', version: 1, props: { eventId } });
  const { params } = await create(signUp('gone-by'), signUp('mending-days'));
  expect(await blocking(params)).toEqual(['link.broken b1 eventId /events/gone-by']);
});

test('the products, styles, sizes and categories that a block is filtered by are there', async () => {
  const filter = (variant: string, ...filterBy: readonly string[]) => ({
    ...{ type: 'filter-by', version: 1 },
    props: { variant, operator: 'IN', filterBy, components: [] },
  });
  const style = styles[0];
  const upc = running.shop.catalogue.memory().colourway('SKTERN01FOM')?.upcs[0] ?? '';
  const { params } = await create(
    filter('bySku', 'SKTERN01FOM', style?.id ?? '', upc, 'XXNONE00BLU'),
    filter('byCategory', '1000', '9999'),
  );
  expect(await blocking(params)).toEqual([]);
  const { findings } = await publisher.call(checkContent, { params });
  const gone = findings.filter(({ rule }) => rule === 'link.broken');
  expect(gone.map(({ block, member, values }) => `${block} ${member} ${values.target}`)).toEqual([
    'b1 filterBy[3] XXNONE00BLU',
    'b2 filterBy[1] 9999',
  ]);
});

test('an event that is not published yet is so for others, and not for its own sign-up', async () => {
  const { rows } = await publisher.call(listContent, { query: { kind: 'event', limit: 1 } });
  const { document } = await publisher.call(readContent, { params: { itemId: rows[0]?.itemId ?? '' } });
  const event = async (key: string, ...events: readonly string[]) => {
    const blocks = events.map((eventId, at) => ({
      id: `b${at}`,
      type: 'event-sign-up',
      version: 1,
      props: { eventId },
    }));
    const own = { ...document, variants: {}, sections: [{ name: 'main', blocks }] };
    const { item } = await publisher.call(createContent, { body: { kind: 'event', key, name: key, document: own } });
    const { findings } = await publisher.call(checkContent, { params: { itemId: item.itemId } });
    return {
      notYet: findings.flatMap(({ rule, values }) => (rule === 'link.notYet' ? [values.target] : [])),
      empty: findings.flatMap(({ rule, block }) => (rule.startsWith('empty.') ? [`${block} ${rule}`] : [])),
    };
  };
  expect(await event('ebb', 'ebb')).toEqual({ notYet: [], empty: [] });
  expect(await event('flood', 'flood', 'ebb')).toEqual({ notYet: ['/events/ebb'], empty: ['b1 empty.event'] });
});

test('a link to a dialog is judged by the dialog, and counts as a use of it wherever it stands', async () => {
  const { kind: _, ...page } = pageItem('letters-here', { blocks: [textBlock('Letters')] });
  const document = { ...page.document, props: { title: 'Letters' } };
  const body = { kind: 'dialog', key: page.key, name: 'Letters', document } as const;
  const { item } = await publisher.call(createContent, { body });
  const itemId = item.itemId;
  const target = '/dialogs/letters-here';
  const text = { type: 'rich-text', version: 2, props: { richText: `<p><a href="${target}">Letters</a></p>` } };
  const pages = [await create(buttons(target)), await create(text)];
  const found = async () =>
    Promise.all(
      pages.map(async ({ params }) =>
        (await publisher.call(checkContent, { params })).findings
          .filter(({ rule }) => rule.startsWith('link.'))
          .map(({ rule, values }) => `${rule} ${values.target}`),
      ),
    );
  expect(await found()).toEqual([[`link.notYet ${target}`], [`link.notYet ${target}`]]);
  await publisher.call(publishContent, { params: { itemId }, body: { version: 1 } });
  await expect.poll(found, { timeout: 20_000 }).toEqual([[], []]);
  const uses = async () => (await publisher.call(listContent, { query: { uses: itemId, limit: 10 } })).rows;
  expect((await uses()).map(({ itemId: id }) => id).toSorted()).toEqual(
    pages.map(({ params }) => params.itemId).toSorted(),
  );
  expect((await publisher.call(readContent, { params: { itemId } })).item.referrers).toBe(2);
  await publisher.call(renameContent, { params: { itemId }, body: { key: 'letters-there', name: 'Letters' } });
  expect(await uses()).toHaveLength(2);
  await publisher.call(archiveContent, { params: { itemId } });
  expect(await found()).toEqual([[`link.broken ${target}`], [`link.broken ${target}`]]);
});

test('a picture needs a description, or is marked as decorative', async () => {
  const { params } = await create(picture({}), picture({ decorative: true }), picture({ alt: 'Rocks by the sea' }));
  expect(await blocking(params)).toEqual(['alt.missing b1 media.sm.alt']);
});

test('a page that links to an unpublished one is published with a warning', async () => {
  const goal = await create(textBlock('Later'));
  const { params } = await create(buttons(`/${goal.key}`));
  const { findings } = await publisher.call(checkContent, { params });
  expect(findings).toContainEqual(expect.objectContaining({ rule: 'link.notYet', severity: 'warns', block: 'b1' }));
  expect(findings).toContainEqual(
    expect.objectContaining({ rule: 'translation.missing', audience: 'de', severity: 'warns' }),
  );
  expect((await publisher.call(publishContent, { params, body: { version: 1 } })).item.state).toBe('published');
});

/** What shoppers see of a page: the types of its blocks, or the refusal. */
async function shown(key: string): Promise<string> {
  const body = await (await fetch(`${running.origin}/fapi/pages/${key}`)).json();
  if (!body.sections) return body.errorDetails[0].errorId;
  return body.sections.flatMap((one: { blocks: { type: string }[] }) => one.blocks.map(({ type }) => type)).join(' ');
}

const shows = (key: string, text: string) => expect.poll(() => shown(key), { timeout: 20_000 }).toBe(text);

test('[B1.05] [B1.06] an author adds each kind of block to a page, and shoppers see them once it is published', async () => {
  const { key, document, params } = await create();
  expect(await shown(key)).toBe('API404');
  const blocks = blockKinds.map(({ type, version, examples }, index) => ({
    ...{ id: `block-${index}`, type, version, props: { ...examples[0]?.props } as Record<string, unknown> },
  }));
  const full = { ...document, sections: [{ name: 'main', blocks }] };
  const saved = await publisher.call(saveDraft, { params, body: { version: 1, document: full } });
  expect(saved.item).toMatchObject({ state: 'draft', latest: 2, published: null });
  expect(await shown(key)).toBe('API404');
  expect(await blocking(params)).toEqual([]);
  const published = await publisher.call(publishContent, { params, body: { version: 2 } });
  expect(published.item).toMatchObject({ state: 'published', published: 2 });
  await shows(key, blockKinds.map(({ type }) => type).join(' '));
  await publisher.call(unpublishContent, { params, body: {} });
  await shows(key, 'API404');
});

test('a block of which shoppers see nothing at present is named with why, as advice', async () => {
  const text = [{ type: 'rich-text', version: 2, props: { richText: '<p>Rain.</p>' } }];
  const block = (type: string, props: Record<string, unknown>, version = 1) => ({ type, version, props });
  const { params, document } = await create(
    block('collection', { ids: [styles[0]?.id] }, 2),
    block('collection', { ids: ['SKGONE99'] }, 2),
    block('collection', { title: 'Bare' }, 2),
    block('catalogue-grid', { categoryId: '9999' }),
    block('article-grid', { tagId: 'no-such-tag' }),
    block('event-sign-up', { eventId: 'no-such-event' }),
    block('event-sign-up', { eventId: 'mending-days', startDate: '2020-01-01', endDate: '2020-01-02' }),
    block('video', { variant: 'player' }),
    block('experience', { experienceId: 'bare', name: 'Bare', variants: [], baselines: [] }),
    block('segmentation', { segments: [{ id: 'loyalty', targets: text }], baselines: text }),
    block('segmentation', {
      segments: [
        { id: 'loggedIn', targets: text },
        { id: 'loyalty', targets: text },
      ],
      baselines: text,
    }),
  );
  const { findings } = await publisher.call(checkContent, { params });
  const ids = document.sections.flatMap(({ blocks }) => blocks.map(({ id }) => id));
  const empty = findings.filter(({ rule }) => rule.startsWith('empty.'));
  expect(empty.map(({ rule, block: id }) => `${ids.indexOf(id ?? '')} ${rule}`)).toEqual([
    ...['1 empty.products', '2 empty.blocks', '3 empty.category', '4 empty.articles', '5 empty.event', '6 empty.over'],
    ...['7 empty.film', '8 empty.blocks', '10 empty.segment'],
  ]);
  expect(new Set(empty.map(({ severity }) => severity))).toEqual(new Set(['warns']));
  expect((await publisher.call(checkContent, { params, query: { only: 'empty' } })).findings).toEqual(empty);
});

test('blocks in blocks are judged each for itself, on pages about anything and in every market', async () => {
  const text = { type: 'rich-text', version: 2, props: { richText: '<p>Rain.</p>' } };
  const film = { type: 'video', version: 1, props: { variant: 'player' } };
  const only = (...components: readonly object[]) => ({
    ...{ type: 'filter-by', version: 1 },
    props: { variant: 'byCategory', operator: 'IN', filterBy: ['1000'], components },
  });
  const found = async ({ params }: Pick<Awaited<ReturnType<typeof create>>, 'params'>) =>
    (await publisher.call(checkContent, { params, query: { only: 'empty' } })).findings.map(
      ({ rule, block, member, values }) => [rule, block, member, values.markets].filter(Boolean).join(' '),
    );
  const segments = [{ id: 'loyalty', targets: [only(text)] }];
  const page = await create(
    { type: 'segmentation', version: 1, props: { segments, baselines: [text, film] } },
    { type: 'experience', version: 1, props: { experienceId: 'e', name: 'E', variants: [], baselines: [only(film)] } },
    only(),
  );
  expect(await found(page)).toEqual([
    ...['empty.film b1 baselines[1]', 'empty.film b2 baselines[0].props.components[0]', 'empty.blocks b3'],
  ]);

  const grid = { type: 'catalogue-grid', version: 1, props: { categoryId: '9999' } };
  const sign = { type: 'event-sign-up', version: 1, props: { eventId: 'watt' } };
  const { rows } = await publisher.call(listContent, { query: { kind: 'event', limit: 1 } });
  const event = await publisher.call(readContent, { params: { itemId: rows[0]?.itemId ?? '' } });
  const document = { ...event.document, variants: {}, sections: [], onlyIn: ['de-de'] };
  const { item } = await publisher.call(createContent, {
    body: { kind: 'event', key: 'watt', name: 'Watt', document },
  });
  await publisher.call(publishContent, { params: { itemId: item.itemId }, body: { version: 1 } });
  const german = await create(grid, sign);
  const [main] = german.document.sections;
  const blocks = main?.blocks.map((one, index) => (index === 0 ? { ...one, onlyIn: ['de-de'] } : one)) ?? [];
  const body = { version: 1, document: { ...german.document, sections: [{ name: 'main', blocks }] } };
  await publisher.call(saveDraft, { params: german.params, body });
  await expect
    .poll(() => found(german), { timeout: 20_000 })
    .toEqual(['empty.event b2 en-us fr-fr it-it en-gb en-ca fr-ca', 'empty.category b1']);
  const inGermany = { version: 2, document: { ...body.document, onlyIn: ['de-de'] } };
  await publisher.call(saveDraft, { params: german.params, body: inGermany });
  expect(await found(german)).toEqual(['empty.category b1']);
});

test('where versions differ, what links lead to and what ids mean has its name', async () => {
  const grid = (categoryId: string) => ({ type: 'catalogue-grid', version: 1, props: { categoryId } });
  const { params, document } = await create(buttons('/c/new-1000'), grid('1000'));
  const blocks = document.sections.flatMap((section) => section.blocks);
  const next = [buttons('/about'), grid('2000')].map((one, index) => ({ id: blocks[index]?.id ?? '', ...one }));
  const body = { version: 1, document: { ...document, sections: [{ name: 'main', blocks: next }] } };
  await publisher.call(saveDraft, { params, body });
  const { differences } = await publisher.call(compareContentVersions, { params, query: { from: 1, to: 2 } });
  expect(differences.map(({ place, before, after }) => `${place}: ${before} → ${after}`)).toEqual([
    expect.stringMatching(/^Section main › Buttons › .* › Address: New \(\/c\/new-1000\) → .+ \(\/about\)$/),
    'Section main › Products of a category › Category: New (1000) → Women (2000)',
  ]);
});
