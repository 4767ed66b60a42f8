import { existsSync, readdirSync } from 'node:fs';
import { expectFields } from '@eyelet/testing/expect-fields.ts';
import { noCards, renderBlocks, subject } from '@eyelet/testing/render-blocks.tsx';
import { Value } from 'typebox/value';
import { expect, test, vi } from 'vitest';
import { problemsInBlock } from './check-block.ts';
import { limitsOf } from './field-limits.ts';
import { formerKinds } from './former-kinds.ts';
import type { AnyBlockKind } from './kind.ts';
import { blockKinds, kindOf } from './kinds.ts';
import { inNewestVersion, migrateProps } from './migrate.ts';
import { missingPicture } from './missing-pictures.ts';
import { placeLink } from './place-link.ts';
import { showBlocks } from './show-blocks.ts';
import { typesOf } from './shown-block.ts';
import { views } from './views.ts';

/** Folders of code that kinds share. */
const grounds: ReadonlySet<string> = new Set(['shared', 'naming', 'shared-fields', 'html', 'items']);

test('every folder has all parts of a block, and is registered with kind and view', () => {
  const folders = readdirSync(import.meta.dirname, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const names = folders
    .map(({ name }) => name)
    .filter((name) => !grounds.has(name))
    .sort();
  for (const name of names) {
    for (const file of ['block.ts', 'schema.ts', 'view.tsx']) {
      expect(existsSync(`${import.meta.dirname}/${name}/${file}`), `${name}/${file}`).toBe(true);
    }
  }
  expect(blockKinds.map(({ type }) => type).sort()).toEqual(names);
  expect(Object.keys(views).sort()).toEqual(names);
});

test.each(blockKinds)('$type: fields for all that its schema takes', ({ type, schema, fields }) => {
  expectFields(fields, schema, type);
});

test.each(blockKinds)('$type: migrations lead from each version to the newest', ({ schema, version, migrations }) => {
  expect(migrations).toHaveLength(version - 1);
  migrations.forEach(({ example }, index) => {
    expect([...Value.Errors(schema, migrateProps({ migrations }, { version: index + 1, props: example }))]).toEqual([]);
  });
});

test.each(formerKinds)('$type: a block in its place fits', ({ type, example }) => {
  const block = inNewestVersion({ type, ...example });
  expect(kindOf(block.type)?.type).toBe(block.type);
  expect(problemsInBlock({ type, ...example })).toEqual([]);
  expect(problemsInBlock(block)).toEqual([]);
  const broken = { type, version: example.version, props: {} };
  expect(inNewestVersion(broken)).toEqual(broken);
  expect(problemsInBlock(broken)).toEqual([{ member: 'type', problem: 'is no kind of block' }]);
});

test.each(blockKinds)('$type: examples fit the schema and render', async ({ type, version, schema, examples }) => {
  expect(new Set(examples.map(({ name }) => name)).size).toBe(examples.length);
  for (const { name, props } of examples) {
    expect([...Value.Errors(schema, props)], name).toEqual([]);
    const report = vi.fn();
    const blocks = (
      await showBlocks([[{ type, version, props: { ...props } }]], noCards, report, { subject })
    ).groups.flat();
    expect(report).not.toHaveBeenCalled();
    const html = await renderBlocks(blocks);
    // Products are not there, and without any a block of products is not either.
    const showsProducts = 'categoryId' in props;
    expect(html === '', name).toBe(showsProducts);
  }
});

const promotion = { creativeName: 'Boots', promotionId: 'new-things', promotionName: 'New things' };

/** Without products a block of products is not there. */
const withoutProducts = ({ examples }: AnyBlockKind) => examples.find(({ props }) => !('categoryId' in props))?.props;

test.each(blockKinds.filter((kind) => 'promotionTracking' in kind.fields && withoutProducts(kind)))(
  '$type: its frame carries its promotion',
  async (kind) => {
    const { type, version } = kind;
    const props = { ...withoutProducts(kind), promotionTracking: promotion };
    const { groups } = await showBlocks([[{ type, version, props }]], noCards, vi.fn(), { subject });
    const html = await renderBlocks(groups.flat());
    expect(html).toContain(`data-promotion-tracking="${JSON.stringify(promotion).replaceAll('"', '&quot;')}"`);
  },
);

test('the first block holds the heading of the page, and links lead into the market', async () => {
  const stored = blockKinds.flatMap(({ type, version, examples }) =>
    examples
      .filter(({ props }) => !('titleH1' in props && props.titleH1))
      .map(({ props }) => ({ type, version, props: { ...props } })),
  );
  const html = await renderBlocks((await showBlocks([stored], noCards, vi.fn())).groups.flat());
  expect(html.match(/<h1/g)).toHaveLength(1);
  expect(html).toContain('href="/en-us/c/new-1000"');
});

test('blocks of one document are cleaned once for each market, also where they stand under other names', async () => {
  const props = { richText: '<p onclick="x()"><a href="/about">Us</a></p>' };
  const shown = async (id: string, base: string) => {
    const stored = { id, type: 'rich-text', version: 2, props };
    const [block] = (await showBlocks([[stored]], noCards, vi.fn(), { base, named: true })).groups.flat();
    return block;
  };
  const [first, again, german] = [await shown('a', '/en-us'), await shown('b', '/en-us'), await shown('a', '/de-de')];
  expect(first?.props).toEqual({ richText: '<p><a href="/en-us/about">Us</a></p>' });
  expect(again?.props).toBe(first?.props);
  expect([first?.id, again?.id]).toEqual(['a', 'b']);
  expect(german?.props).toEqual({ richText: '<p><a href="/de-de/about">Us</a></p>' });
});

test('an old block goes through every migration that came after it', () => {
  const kind: Pick<AnyBlockKind, 'migrations'> = {
    migrations: [
      { example: { words: 'Open' }, migrate: ({ words, ...rest }) => ({ ...rest, text: words }) },
      { example: { text: 'Open' }, migrate: ({ text, ...rest }) => ({ ...rest, text: { en: text } }) },
    ],
  };
  expect(migrateProps(kind, { version: 1, props: { words: 'Open' } })).toEqual({ text: { en: 'Open' } });
  expect(migrateProps(kind, { version: 2, props: { text: 'Open' } })).toEqual({ text: { en: 'Open' } });
  expect(migrateProps(kind, { version: 3, props: { text: {} } })).toEqual({ text: {} });
});

test('a block that this code does not know is reported, named in a preview and hidden from shoppers', async () => {
  const later = { type: 'newsletter', version: 99, props: { title: 'News' } };
  for (const block of [{ type: 'fireworks', version: 1, props: {} }, later]) {
    const report = vi.fn();
    const [blocks = []] = (await showBlocks([[inNewestVersion(block)]], noCards, report)).groups;
    expect(report.mock.calls).toEqual([[new Error(`no block ${block.type} in version ${block.version}`)]]);
    expect(await renderBlocks(blocks)).toBe('');
    expect(await renderBlocks(blocks, { preview: true })).toContain(block.type);
  }
});

test('what blocks need is asked once for each source, equal questions once, and each gets its own answer', async () => {
  const cards = vi.fn(async (queries: readonly { categoryId?: string }[]) =>
    queries.map(({ categoryId }) => [{ id: categoryId }] as never),
  );
  const collection = (categoryId: string) => ({ type: 'collection', version: 2, props: { title: 'New', categoryId } });
  const quiet = { type: 'newsletter', version: 1, props: { title: 'News' } };
  const stored = [collection('1000'), quiet, collection('2000'), collection('1000')];
  const { groups, sources } = await showBlocks(
    [stored.slice(0, 2), [], stored.slice(2)],
    { ...noCards, cards },
    vi.fn(),
  );
  expect(groups.map(({ length }) => length)).toEqual([2, 0, 2]);
  expect(cards.mock.calls).toMatchObject([[[{ categoryId: '1000' }, { categoryId: '2000' }]]]);
  expect(sources).toEqual(['cards']);
  const products = (id: string) => ({ products: [{ id }] });
  expect(groups.flat().map(({ answers }) => answers)).toEqual([
    products('1000'),
    undefined,
    products('2000'),
    products('1000'),
  ]);
  cards.mockClear();
  expect((await showBlocks([[quiet]], { ...noCards, cards }, vi.fn())).sources).toEqual([]);
  expect(cards).not.toHaveBeenCalled();
});

test('blocks in a block are in their newest version, ask for what they need, and have their views loaded', async () => {
  const inner = { type: 'category-card', version: 1, props: { target: { text: 'Women', url: '/c/women-2000' } } };
  const outer = { type: 'collection', version: 2, props: { title: 'Ways', items: [inner, { ...inner, version: 9 }] } };
  const report = vi.fn();
  const [blocks = []] = (await showBlocks([[inNewestVersion(outer)]], noCards, report)).groups;
  expect(report.mock.calls).toEqual([[new Error('no block category-card in version 9')]]);
  expect(typesOf(blocks)).toEqual(['collection', 'category-card']);
  const html = await renderBlocks(blocks);
  expect(html.match(/<li/g)).toHaveLength(1);
  expect(html).toContain('href="/en-us/c/women-2000"');
});

test('limits of a field are those of the schema', () => {
  const collection = blockKinds.find(({ type }) => type === 'collection') as AnyBlockKind;
  expect(limitsOf(collection.schema, 'title')).toEqual({ required: false, least: 1, most: 120 });
  expect(limitsOf(collection.schema, 'ids')).toEqual({ required: false, most: 24 });
  expect(limitsOf(collection.schema, 'count')).toEqual({ required: false, least: 2, most: 24 });
});

test('links of the content lead into the market, links to elsewhere stay', () => {
  expect(placeLink('/de-de', '/c/shoes-1000')).toBe('/de-de/c/shoes-1000');
  expect(placeLink('/de-de', '/fr-fr/c/shoes-1000')).toBe('/fr-fr/c/shoes-1000');
  expect(placeLink('/de-de', 'https://example.org/')).toBe('https://example.org/');
});

test('pictures that are not there are reported, hidden from shoppers and named for authors, as are products that are gone', async () => {
  const image = (picture: string) => ({ kind: 'image', picture, alt: 'Water' });
  const half = { sm: image('quay.0a1b2c3d'), md: image(missingPicture('jetty')) };
  const picture = { id: 'b1', type: 'picture', version: 1, props: { media: half } };
  const alone = { ...picture, id: 'b2', props: { media: { sm: image(missingPicture('mole')) } } };
  const ids = ['SKTERN01FOM', 'SKGONE99FOM'];
  const collection = { id: 'b3', type: 'collection', version: 2, props: { title: 'Three', ids } };
  const cards = async (queries: readonly unknown[]) => queries.map(() => [{ id: 'SKTERN01FOM' }] as never);
  const report = vi.fn();
  const show = async (named: boolean) =>
    (await showBlocks([[picture, alone, collection]], { ...noCards, cards }, report, { named })).groups.flat();
  const blocks = await show(false);
  expect(report.mock.calls).toEqual([
    [new Error('no picture jetty for a block picture')],
    [new Error('no picture mole for a block picture')],
  ]);
  expect(blocks.map(({ props }) => props?.media)).toEqual([{ sm: half.sm }, {}, undefined]);
  const html = await renderBlocks(blocks.slice(0, 2));
  expect(html).toContain('quay.0a1b2c3d');
  expect(html).not.toMatch(/jetty|mole|missing|lacking/);
  const named = await show(true);
  expect(named.map(({ lacking }) => lacking)).toEqual([['jetty'], ['mole'], ['SKGONE99FOM']]);
  expect(await renderBlocks(named.slice(0, 2), { preview: true })).toContain('data-lacking="mole"');
});
