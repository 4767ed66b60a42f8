import type { ContentDocument } from '@eyelet/contracts/content/document.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mergeDocuments } from './merge-documents.ts';

const blockOf = (id: string, title: string) => ({ id, type: 'rich-text', version: 1, props: { title } });

const documentOf = (ids: readonly string[], title: string): ContentDocument => ({
  ...{ language: 'en', version: 1, props: { title, description: '' }, variants: {} },
  sections: [{ name: 'main', blocks: ids.map((id) => blockOf(id, id)) }],
});

const documents = fc
  .record({
    ids: fc.shuffledSubarray(['a', 'b', 'c', 'd', 'e'], { minLength: 0 }),
    title: fc.constantFrom('One', 'Two', 'Three'),
    texts: fc.dictionary(fc.constantFrom('props.title', 'blocks.a.title'), fc.constantFrom('Eins', 'Zwei')),
  })
  .map(({ ids, title, texts }): ContentDocument => {
    const document = documentOf(ids, title);
    return Object.keys(texts).length === 0 ? document : { ...document, variants: { de: { texts: textsOf(texts) } } };
  });

const textsOf = (texts: Record<string, string>) =>
  Object.fromEntries(Object.entries(texts).map(([path, value]) => [path, { value, from: 'x' }]));

test('of what only one has changed, that is what there is then', () => {
  fc.assert(
    fc.property(documents, documents, (base, changed) => {
      expect(mergeDocuments(base, changed, base)).toEqual({ document: changed, both: [] });
      expect(mergeDocuments(base, base, changed)).toEqual({ document: changed, both: [] });
      expect(mergeDocuments(base, changed, changed).document).toEqual(changed);
    }),
  );
});

test('changes in different places stand side by side', () => {
  const base = documentOf(['a', 'b'], 'One');
  const mine = documentOf(['a', 'mine', 'b'], 'Two');
  const theirs: ContentDocument = {
    ...documentOf(['a', 'b', 'theirs'], 'One'),
    variants: { de: { texts: textsOf({ 'props.title': 'Eins' }) } },
  };
  const { document, both } = mergeDocuments(base, mine, theirs);
  expect(both).toEqual([]);
  expect(document.props.title).toBe('Two');
  expect(document.sections[0]?.blocks.map(({ id }) => id)).toEqual(['a', 'mine', 'b', 'theirs']);
  expect(document.variants).toEqual(theirs.variants);
});

test('where both have changed the same, mine stands and is named', () => {
  const base = documentOf(['a', 'b'], 'One');
  const mine = { ...base, sections: [{ name: 'main', blocks: [blockOf('a', 'Mine'), blockOf('b', 'b')] }] };
  const theirs = { ...documentOf(['b'], 'Two'), props: { title: 'Two', description: '' } };
  const { document, both } = mergeDocuments(base, { ...mine, props: { ...mine.props, title: 'Three' } }, theirs);
  expect([...both].sort()).toEqual(['blocks.a', 'props.title']);
  expect(document.props.title).toBe('Three');
  expect(document.sections[0]?.blocks.map(({ id }) => id).sort()).toEqual(['a', 'b']);
});
