import { blockKinds } from '@eyelet/blocks/kinds.ts';
import { whyEmptyReasons } from '@eyelet/blocks/why-empty.ts';
import { type ContentFinding, contentRules } from '@eyelet/contracts/content/check.ts';
import type { ContentDocument } from '@eyelet/contracts/content/document.ts';
import { createMessages } from '@eyelet/messages/create-messages.ts';
import { expect, test } from 'vitest';
import { documentOf, editorData } from './data.ts';
import { reasonsByBlock, showsNothing } from './empty-blocks.ts';
import { findingsByComponent } from './finding-places.ts';

const blocks = blockKinds.flatMap(({ type, version, examples }) =>
  examples.map(({ props }, index) => ({ id: `${type}-${index}`, type, version, props: { ...props } })),
);

const document: ContentDocument = {
  language: 'en',
  version: 1,
  onlyIn: ['en-gb'],
  props: { title: 'A page', description: '', seo: { title: '', description: '' } },
  sections: [
    { name: 'main', blocks },
    {
      name: 'foot',
      blocks: [
        { id: 'shared', ref: '0198c0de-0000-7000-8000-000000000001', onlyIn: ['de-de'] },
        { id: 'gone', type: 'no-kind', version: 3, props: { any: ['thing'] } },
      ],
    },
  ],
  variants: { de: { texts: { 'props.title': { value: 'Eine Seite', from: 'a' } } } },
};

test('what the editor holds of a document is the same document, with every kind of block and all that stands in it', () => {
  expect(documentOf(editorData(document))).toEqual(document);
});

test('texts of blocks that are not there any more are left out', () => {
  const text = { value: 'Weg', from: 'a' };
  const variants = { de: { texts: { 'blocks.absent.title': text } }, fr: { texts: { 'blocks.gone.title': text } } };
  expect(documentOf(editorData({ ...document, variants })).variants).toEqual({ fr: variants.fr });
});

test('what is found of blocks in blocks belongs to their own components', () => {
  const text = (richText: string) => ({ type: 'rich-text', version: 2, props: { richText } });
  const filter = { type: 'filter-by', version: 1, props: { components: [text('Two'), text('Three')] } };
  const card = { type: 'multi-link-card', version: 1, props: { targets: [{ url: '/gone', text: 'Go' }] } };
  const props = { segments: [{ id: 'loyalty', targets: [text('One'), filter] }], baselines: [text('Rest')] };
  const { content } = editorData({
    ...{ language: 'en', version: 1, props: {}, variants: {} },
    sections: [
      {
        name: 'main',
        blocks: [
          { id: 'b1', type: 'segmentation', version: 1, props },
          { id: 'b2', type: 'collection', version: 2, props: { items: [card, card] } },
        ],
      },
    ],
  });
  const finding = (member: string, block = 'b1'): ContentFinding => ({
    ...{ rule: 'empty.film', severity: 'warns', audience: 'en', block, member, values: {} },
  });
  const ids = (...found: readonly ContentFinding[]) => [...findingsByComponent(content, found).keys()];
  expect(ids(finding(''))).toEqual(['b1']);
  expect(ids(finding('segments[0].targets[0]'), finding('baselines[0]'))).toEqual(['b1|1', 'b1|0']);
  expect(ids(finding('segments[0].targets[1].props.components[1]'))).toEqual(['b1|2|1']);
  expect(ids(finding('segments[0].targets[1].props.components[0].richText'))).toEqual(['b1|2|0']);
  expect(ids(finding('segments[0].id'), finding('segments'))).toEqual(['b1|part-0', 'b1']);
  // Links of a card are no blocks, though they are called as the blocks of a segment are.
  expect(ids(finding('items[1].props.targets[0].url', 'b2'))).toEqual(['b2|1']);
  expect(ids(finding('segments[3].targets[0]'), finding('', 'gone'))).toEqual([]);
});

test('in the preview a block says what is found of itself, and else of what block in it', () => {
  const film = { type: 'video', version: 1, props: {} };
  const { content } = editorData({
    ...{ language: 'en', version: 1, props: {}, variants: {} },
    sections: [{ name: 'main', blocks: [{ id: 'b1', type: 'filter-by', version: 1, props: { components: [film] } }] }],
  });
  const finding = (rule: ContentFinding['rule'], member: string): ContentFinding => ({
    ...{ rule, severity: 'warns', audience: 'en', block: 'b1', member, values: {} },
  });
  const inner = finding('empty.film', 'components[0]');
  const said = (...all: readonly ContentFinding[]) =>
    reasonsByBlock(createMessages('en'), content, all, ({ rule }) => rule).b1;
  expect(said(inner)).toBe('Film: empty.film');
  expect(said(inner, finding('empty.blocks', ''))).toBe('empty.blocks');
});

test('a block that shows nothing says so, also with advice of a lesser kind beside it', () => {
  const finding = (rule: ContentFinding['rule'], values: ContentFinding['values'] = {}): ContentFinding => ({
    ...{ rule, severity: 'warns', audience: 'en', block: 'b1', member: '', values },
  });
  const empty = contentRules.filter((rule) => rule.startsWith('empty.'));
  expect(empty).toEqual(expect.arrayContaining(Object.keys(whyEmptyReasons).map((why) => `empty.${why}`)));
  expect(empty).toHaveLength(Object.keys(whyEmptyReasons).length);
  expect([finding('empty.film'), finding('empty.segment')].some(showsNothing)).toBe(true);
  expect([finding('empty.over'), finding('empty.products', { markets: 'de-de' })].some(showsNothing)).toBe(false);
});
