import type { ContentBlock } from '@eyelet/contracts/content/page.ts';
import { type Database, openDatabase } from '@eyelet/db/database.ts';
import { type ImportedItem, type InvalidContent, importContent } from '@eyelet/server/content/import-content.ts';
import { pageItem, textBlock } from '@eyelet/testing/content-items.ts';
import { createTestDatabase } from '@eyelet/testing/test-database.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

const now = new Date('2026-06-15T12:00:00Z');
let database: Database;
let drop: () => Promise<void>;

beforeAll(async () => {
  const created = await createTestDatabase();
  drop = created.drop;
  database = openDatabase(created.url, 2);
});

afterAll(async () => {
  await database.close();
  await drop();
});

const stored = async () => (await database.db.selectFrom('content_item').select('key').execute()).map(({ key }) => key);
const problemsOf = (...items: readonly ImportedItem[]) =>
  importContent(database, items, now).then(
    () => [],
    (error: InvalidContent) => error.problems,
  );
const care = (...blocks: readonly ContentBlock[]) => pageItem('care', { title: 'Care', blocks });

test('a page that does not match its schema is not stored, nor are the others of the same import', async () => {
  const publish = (item: ImportedItem) => importContent(database, [pageItem('other'), item], now);
  await expect(publish(care(textBlock('Care'), { type: 'fountain', version: 1, props: {} }))).rejects.toThrow(
    'page care: block b2, fountain: type is no kind of block',
  );
  await expect(publish(care({ ...textBlock('Care'), version: 99 }))).rejects.toThrow('rich-text: version is 99');
  const { description: _, ...props } = care().document.props;
  await expect(publish({ ...care(), document: { ...care().document, props } })).rejects.toThrow(
    'page care: props.description is missing',
  );
  expect(await stored()).toEqual([]);
});

test('problems are reported by item, audience, block and member', async () => {
  const way = (url: string) => ({
    target: { text: 'Women', url },
    media: { sm: { kind: 'image', picture: 'scene-women', alt: '' } },
  });
  const ways = (...urls: readonly string[]) => ({
    type: 'vertical-list',
    version: 1,
    props: { title: 'Ways', items: urls.map(way) },
  });
  const at = { kind: 'page', key: 'care' };
  expect(await problemsOf(care(textBlock('Care'), ways('/c/women-2000', 'javascript:alert(1)')))).toMatchObject([
    { ...at, block: 'b2', type: 'vertical-list', member: 'items[1].target.url' },
  ]);
  const { document } = care(textBlock('Care'));
  const inGerman = (texts: Readonly<Record<string, unknown>>) => ({
    ...care(),
    document: {
      ...document,
      variants: {
        de: { texts: Object.fromEntries(Object.entries(texts).map(([path, value]) => [path, { value, from: '' }])) },
      },
    },
  });
  expect(await problemsOf(inGerman({ 'blocks.b1.title': 7, 'props.title': '' }))).toMatchObject([
    { ...at, audience: 'de', member: 'props.title' },
    { ...at, audience: 'de', block: 'b1', member: 'title' },
  ]);
  expect(await problemsOf({ ...care(), document: { ...document, variants: { xx: { texts: {} } } } })).toMatchObject([
    { ...at, member: 'variants.xx' },
  ]);
  expect(await problemsOf({ ...care(), key: 'Care!' }, care(), care())).toMatchObject([
    { key: 'Care!', member: 'key' },
    { key: 'care', problem: 'is there twice' },
  ]);
  const footer = { ...care(textBlock('Care')), kind: 'footer' } as const;
  expect(await problemsOf({ ...footer, document: { ...footer.document, props: {} } })).toMatchObject([
    { kind: 'footer', block: 'b1', member: 'type', problem: 'must be one of footer-item, links' },
  ]);
  expect(await stored()).toEqual([]);
  expect(await problemsOf(inGerman({ 'blocks.b1.title': 'Pflege' }))).toEqual([]);
  expect(await stored()).toEqual(['care']);
});
