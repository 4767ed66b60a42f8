import type { ContentBlock } from '@eyelet/contracts/content/page.ts';
import { type ImportedItem, importContent } from '@eyelet/server/content/import-content.ts';
import { textBlock } from '@eyelet/testing/content-items.ts';
import { type RunningShop, startShop } from '@eyelet/testing/start-shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let now = new Date('2026-11-22T09:00:00Z');
let running: RunningShop;

beforeAll(async () => {
  running = await startShop({ parts: { clock: () => now, beforeSnapshot: (database) => write(database) } });
});

afterAll(() => running.close());

type Placed = Readonly<{ kind?: ImportedItem['kind']; props?: object; sections: Record<string, readonly string[]> }>;

/** An item in English whose blocks are texts with the given titles. */
function item(key: string, { kind = 'section', props = {}, sections }: Placed): ImportedItem {
  const blockOf = (title: string): ContentBlock & { id: string } => ({ id: title.toLowerCase(), ...textBlock(title) });
  const document = {
    ...{ language: 'en', version: 1, props: { ...props }, variants: {} },
    sections: Object.entries(sections).map(([name, titles]) => ({ name, blocks: titles.map(blockOf) })),
  };
  return { kind, key, name: key, document };
}

const page = { title: 'Care', description: '', seo: { title: 'Care', description: '' } };
const placed = (key: string, routes: readonly string[], titles: readonly string[]) =>
  item(key, { props: { place: 'promo-inherited', routes }, sections: { main: titles } });

function write(database: Parameters<typeof importContent>[0]) {
  return importContent(
    database,
    [
      item('product', { sections: { about: ['About'], 'promo-inherited': ['Own'] } }),
      placed('everywhere', ['/*'], ['Everywhere']),
      placed('products', ['/p/'], ['Products', 'Second']),
      placed('tern', ['/p/*-sktern01fom', '/p/tern-*'], ['Tern']),
      placed('care', ['/care'], ['Care']),
      item('elsewhere', { props: { place: 'promo', routes: ['/*'] }, sections: { main: ['Elsewhere'] } }),
      item('care', { kind: 'page', props: page, sections: { main: ['Words'], 'promo-inherited': ['Own'] } }),
      item('plain', { kind: 'page', props: page, sections: { main: ['Words'], promo: ['Promo'] } }),
    ],
    now,
  );
}

type Sections = readonly { name: string; blocks: readonly { id: string; props: { title: string } }[] }[];

async function sectionsOf(path: string): Promise<Sections> {
  const response = await fetch(running.origin + path, { headers: { 'x-locale': 'en_US' } });
  return ((await response.json()) as { sections: Sections }).sections;
}

const titlesOf = (sections: Sections) =>
  Object.fromEntries(sections.map(({ name, blocks }) => [name, blocks.map(({ props }) => props.title)]));

const at = async (route: string) =>
  titlesOf(await sectionsOf(`/fapi/route-sections?route=${encodeURIComponent(route)}`));

test('[B9.33] [B9.34] a product page shows its own items of such a section first, then those placed at its route, from specific to general', async () => {
  expect(await at('/p/gull-SKGULL32KLP')).toEqual({
    about: ['About'],
    'promo-inherited': ['Own', 'Products', 'Second', 'Everywhere'],
  });
  // An item whose two patterns both match is shown once, and ids are matched in any case.
  expect(await at('/p/tern-SKTERN01FOM')).toEqual({
    about: ['About'],
    'promo-inherited': ['Own', 'Tern', 'Products', 'Second', 'Everywhere'],
  });
  const ids = (await sectionsOf('/fapi/route-sections?route=/p/tern-SKTERN01FOM')).flatMap(({ blocks }) =>
    blocks.map(({ id }) => id),
  );
  expect(new Set(ids).size).toBe(ids.length);
});

test('[B9.33] a page without sections of its own has those in which something is placed at its route', async () => {
  expect(await at('/c/shoes-1000')).toEqual({ 'promo-inherited': ['Everywhere'] });
});

test('[B9.33] a content page shows what is placed at its route where it names the section, and nowhere else', async () => {
  expect(titlesOf(await sectionsOf('/fapi/pages/care'))).toEqual({
    main: ['Words'],
    'promo-inherited': ['Own', 'Care', 'Everywhere'],
  });
  expect(titlesOf(await sectionsOf('/fapi/pages/plain'))).toEqual({ main: ['Words'], promo: ['Promo'] });
});

test('[B9.34] an item that a page shows by reference and by its route is shown once', async () => {
  const found = await running.shop.database.pool.query("select id from content_item where key = 'products'");
  const ref = { id: 'shared', ref: found.rows[0].id as string };
  const own = item('twice', { kind: 'page', props: page, sections: { 'promo-inherited': ['Own'] } });
  const [section] = own.document.sections;
  await importContent(
    running.shop.database,
    [
      placed('twice', ['/twice'], ['Placed']),
      item('products', {
        props: { place: 'promo-inherited', routes: ['/p/', '/twice'] },
        sections: { main: ['Products', 'Second'] },
      }),
      {
        ...own,
        document: {
          ...own.document,
          sections: [{ name: 'promo-inherited', blocks: [...(section?.blocks ?? []), ref] }],
        },
      },
    ],
    now,
  );
  await expect
    .poll(async () => titlesOf(await sectionsOf('/fapi/pages/twice').catch(() => [])))
    .toEqual({ 'promo-inherited': ['Own', 'Products', 'Second', 'Placed', 'Everywhere'] });
});

test('pages with placed items are rendered again when an item is placed or removed', async () => {
  const renewed = new Set<string>();
  running.shop.onCatalogueChange(({ contentTags }) => contentTags.forEach((tag) => void renewed.add(tag)));
  now = new Date(now.getTime() + 1000);
  await importContent(running.shop.database, [placed('boots', ['/c/boots-*'], ['Boots'])], now);
  await expect.poll(() => [...renewed]).toContain('placed/boots');
  expect(await at('/c/boots-1')).toEqual({ 'promo-inherited': ['Boots', 'Everywhere'] });
  renewed.clear();
  now = new Date(now.getTime() + 1000);
  await importContent(running.shop.database, [item('boots', { sections: { main: ['Boots'] } })], now);
  // The tag alone may still be that of the first import, whose moment the clock passes on its own.
  await expect.poll(() => at('/c/boots-1')).toEqual({ 'promo-inherited': ['Everywhere'] });
  await expect.poll(() => [...renewed]).toContain('placed/boots');
  expect([...renewed]).not.toContain('placed/everywhere');
});

test.each(['', '/', 'p/x', '/p/x?y', '/p/x y'])('the route %j', async (route) => {
  const answer = await fetch(`${running.origin}/fapi/route-sections?route=${encodeURIComponent(route)}`, {
    headers: { 'x-locale': 'en_US' },
  });
  expect(answer.status).toBe(route === '/' ? 200 : 400);
});
