import { randomUUID } from 'node:crypto';
import type { ContentDocument } from '@eyelet/contracts/content/document.ts';
import { gatherVariants } from '@eyelet/domain/content/gather-variants.ts';
import { type ImportedItem, importContent } from '@eyelet/server/content/import-content.ts';
import { pageItem, textBlock } from '@eyelet/testing/content-items.ts';
import { type RunningShop, startShop } from '@eyelet/testing/start-shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

const now = new Date('2026-06-15T12:00:00Z');
let running: RunningShop;

beforeAll(async () => {
  running = await startShop({ parts: { clock: () => now, beforeSnapshot: (database) => write(database) } });
});

afterAll(() => running.close());

const article = (key: string, date: string, tags: readonly string[]): ImportedItem => ({
  ...{ kind: 'article', key, name: key },
  document: gatherVariants({
    ...{ source: 'en', version: 1 },
    texts: Object.fromEntries(
      ['en', 'de'].map((language) => [
        language,
        {
          props: {
            ...{ title: `${key} in ${language}`, date, picture: 'scene-home', alt: 'Rocks', eyebrow: 'Shore' },
            tags: tags.map((id) => ({ id, label: `${id} in ${language}` })),
          },
          sections: [{ name: 'main', blocks: [textBlock(key)] }],
        },
      ]),
    ),
  }),
});

const written = (title: string, text: string) => ({
  props: { title, description: '', seo: { title, description: '' } },
  sections: [
    { name: 'first', blocks: [textBlock(text)] },
    { name: 'second', blocks: [textBlock('Second')] },
  ],
});

const mending: ContentDocument = gatherVariants({
  ...{ source: 'en', version: 1 },
  texts: {
    en: written('Mending', 'Send it back'),
    'en-gb': written('Mending', 'Post it to us'),
    de: written('Reparatur', 'Schicken Sie es'),
  },
});

function write(database: Parameters<typeof importContent>[0]) {
  return importContent(
    database,
    [
      { kind: 'page', key: 'mending', name: 'Mending', document: mending },
      { ...pageItem('only-there'), document: { ...pageItem('only-there').document, onlyIn: ['de-de'] } },
      article('salt', '2026-03-01', ['care', 'coast']),
      article('tides', '2026-05-01', ['coast']),
      article('wax', '2026-04-01', ['care']),
    ],
    now,
  );
}

async function get(path: string, locale = 'en_US') {
  const response = await fetch(running.origin + path, { headers: { 'x-locale': locale } });
  return { status: response.status, body: await response.json() };
}

const titles = (page: { sections: { blocks: { props: { title: string } }[] }[] }) =>
  page.sections.flatMap(({ blocks }) => blocks.map(({ props }) => props.title));

test('[C7.132] [B9.31] a page answers its sections by name and in order, with the texts of each market', async () => {
  const { status, body } = await get('/fapi/pages/mending');
  expect(status).toBe(200);
  expect(body.sections.map(({ name }: { name: string }) => name)).toEqual(['first', 'second']);
  expect([body.title, ...titles(body)]).toEqual(['Mending', 'Send it back', 'Second']);
  const british = (await get('/fapi/pages/mending', 'en_GB')).body;
  expect([british.title, ...titles(british)]).toEqual(['Mending', 'Post it to us', 'Second']);
  const german = (await get('/fapi/pages/mending', 'de_DE')).body;
  expect([german.title, ...titles(german)]).toEqual(['Reparatur', 'Schicken Sie es', 'Second']);
  for (const slug of ['nothing', 'salt', 'Not%20a%20slug']) {
    const unknown = await get(`/fapi/pages/${slug}`);
    expect([unknown.status, unknown.body.errorDetails[0].errorId]).toEqual([404, 'API404']);
  }
});

test('a page for some markets exists in these only, and other markets get nothing of it', async () => {
  expect((await get('/fapi/pages/only-there')).status).toBe(404);
  const { body } = await get('/fapi/pages/only-there', 'de_DE');
  expect(body.alternates).toEqual([{ locale: 'de-de', url: '/de-de/only-there' }]);
});

test('[C7.131] an item is read by kind and key, with the texts of the market; an unknown one is refused', async () => {
  const { body } = await get('/fapi/components/article/salt', 'de_DE');
  expect(body).toMatchObject({ kind: 'article', key: 'salt', version: 1, layout: null });
  expect(body.props).toMatchObject({ title: 'salt in de', date: '2026-03-01' });
  expect(titles(body)).toEqual(['salt']);
  for (const path of [
    'article/sugar',
    'footer/main',
    'fountain/salt',
    'article/Not%20a%20key',
    `article/${randomUUID()}`,
  ]) {
    const unknown = await get(`/fapi/components/${path}`);
    expect([unknown.status, unknown.body.errorDetails[0].errorId], path).toEqual([404, 'API404']);
  }
});

test('[B7.26] [B7.27] [B3.3.16] [B3.3.17] articles are searched by tag and read in pages, the newest first', async () => {
  const search = async (query: string, locale?: string) => {
    const { body } = await get(`/fapi/components/search?type=article${query}`, locale);
    return body as {
      result: { key: string }[];
      facets: { id: string; label: string }[];
      numFound: number;
    };
  };
  const keys = async (query: string) => (await search(query)).result.map(({ key }) => key);
  expect(await keys('')).toEqual(['tides', 'wax', 'salt']);
  expect(await keys('&limit=2')).toEqual(['tides', 'wax']);
  expect(await keys('&limit=2&offset=2')).toEqual(['salt']);
  expect(await keys('&tagId=care')).toEqual(['wax', 'salt']);
  expect(await keys('&tagId=unknown')).toEqual([]);
  const found = await search('&tagId=care&limit=1', 'de_DE');
  expect(found.numFound).toBe(2);
  expect(found.facets).toEqual([
    { id: 'coast', label: 'coast in de' },
    { id: 'care', label: 'care in de' },
  ]);
  expect(found.result).toEqual([
    {
      ...{ id: expect.any(String), key: 'wax', title: 'wax in de', url: '/de-de/articles/wax' },
      ...{ eyebrow: 'Shore', date: '2026-04-01', tags: [{ id: 'care', label: 'care in de' }] },
      picture: { url: expect.stringMatching(/^scene-home(\.|$)/), alt: 'Rocks' },
    },
  ]);
  expect((await get('/fapi/components/search?type=page')).status).toBe(400);
  expect((await get('/fapi/components/search?type=article&limit=51')).status).toBe(400);
});
