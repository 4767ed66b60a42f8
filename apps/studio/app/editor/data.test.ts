import { blockKinds } from '@eyelet/blocks/kinds.ts';
import type { ContentDocument } from '@eyelet/contracts/content/document.ts';
import { expect, test } from 'vitest';
import { documentOf, editorData } from './data.ts';

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
