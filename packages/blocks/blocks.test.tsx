import { createMessages } from '@eyelet/messages/create-messages.ts';
import { WordsProvider } from '@eyelet/ui/words/words.tsx';
import { renderToStaticMarkup } from 'react-dom/server';
import { Value } from 'typebox/value';
import { expect, test, vi } from 'vitest';
import type { BlockShape } from './block.ts';
import { cardsQueries } from './cards-queries.ts';
import { examples } from './examples.ts';
import { migrateProps } from './migrate.ts';
import { placeLink } from './place-link.ts';
import { blocks } from './registry.ts';
import { RenderBlocks } from './render-blocks.tsx';
import { blockShapes } from './shapes.ts';

test('every kind of block has a view, an example that fits its schema, and a migration for each older version', () => {
  expect([...blocks.keys()].sort()).toEqual(blockShapes.map((shape) => shape.type).sort());
  for (const shape of blockShapes) {
    expect(shape.migrations).toHaveLength(shape.version - 1);
    const example = examples.find((one) => one.type === shape.type);
    expect(example, shape.type).toBeDefined();
    if (example) expect([...Value.Errors(shape.schema, migrateProps(shape, example))], shape.type).toEqual([]);
  }
});

test('an old block goes through every migration that came after it', () => {
  const shape: BlockShape = {
    type: 'sign',
    version: 3,
    schema: {} as BlockShape['schema'],
    migrations: [
      ({ words, ...rest }) => ({ ...rest, text: words }),
      ({ text, ...rest }) => ({ ...rest, text: { en: text } }),
    ],
  };
  expect(migrateProps(shape, { type: 'sign', version: 1, props: { words: 'Open' } })).toEqual({ text: { en: 'Open' } });
  expect(migrateProps(shape, { type: 'sign', version: 2, props: { text: 'Open' } })).toEqual({ text: { en: 'Open' } });
  expect(migrateProps(shape, { type: 'sign', version: 3, props: { text: {} } })).toEqual({ text: {} });
  expect(() => migrateProps(shape, { type: 'sign', version: 4, props: {} })).toThrow('version 4');
});

test('examples render; the first block holds the heading of the page', () => {
  const html = renderToStaticMarkup(
    <WordsProvider words={{ say: createMessages('en'), tag: 'en-US' }}>
      <RenderBlocks stored={examples} base="/en-us" />
    </WordsProvider>,
  );
  expect(html.match(/<h1/g)).toHaveLength(1);
  expect(html).toContain('href="/en-us/c/new-1000"');
});

test('an unknown block is logged, named in a preview and hidden from shoppers', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const unknown = [{ type: 'fireworks', version: 1, props: {} }];
  expect(renderToStaticMarkup(<RenderBlocks stored={unknown} base="/en-us" />)).toBe('');
  expect(renderToStaticMarkup(<RenderBlocks stored={unknown} base="/en-us" preview />)).toContain('fireworks');
  expect(warn).toHaveBeenCalledTimes(2);
  warn.mockRestore();
});

test('a collection says which products it needs', () => {
  expect(cardsQueries(examples).map((query) => query?.categoryId)).toContain('1000');
});

test('links of the content lead into the market, links to elsewhere stay', () => {
  expect(placeLink('/de-de', '/c/shoes-1000')).toBe('/de-de/c/shoes-1000');
  expect(placeLink('/de-de', '/fr-fr/c/shoes-1000')).toBe('/fr-fr/c/shoes-1000');
  expect(placeLink('/de-de', 'https://example.org/')).toBe('https://example.org/');
});
