import type { ContentDocument } from '@eyelet/contracts/content/document.ts';
import { expect, test } from 'vitest';
import { fingerprint } from './fingerprint.ts';
import { gatherVariants, type WrittenDocument } from './gather-variants.ts';
import { resolveVariant } from './resolve-variant.ts';

const written = (title: string, ...blocks: readonly object[]): WrittenDocument => ({
  props: { title },
  sections: [{ name: 'main', blocks: blocks.map((props) => ({ type: 'text', version: 1, props: { ...props } })) }],
});

const texts: Readonly<Record<string, WrittenDocument>> = {
  en: written('Care', { title: 'Brush', points: ['one', 'two'], link: { href: '/a', label: 'A' } }),
  'en-gb': written('Caring', { title: 'Brush', points: ['one', 'two'], link: { href: '/a', label: 'A' } }),
  fr: written('Soin', { title: 'Brosser', points: ['un'], link: { href: '/a', label: 'A', target: '_blank' } }),
  'fr-ca': written('Soin', { title: 'Brush', points: ['one', 'two'], link: { href: '/a', label: 'A' } }),
  de: written('Pflege', { points: ['eins', 'zwei'], link: { href: '/b', label: 'A' } }),
};

const gathered = gatherVariants({ source: 'en', version: 1, texts });

const shown = (document: ContentDocument, audience: string) => {
  const reader = { language: audience.slice(0, 2), ...(audience.length > 2 ? { locale: audience } : {}) };
  const { props, sections } = resolveVariant(document, reader);
  return { props, blocks: sections.flatMap(({ blocks }) => blocks.map((block) => 'props' in block && block.props)) };
};

test.each(Object.keys(texts))('what is gathered reads in %s as it was written', (audience) => {
  const { props, sections } = texts[audience] as WrittenDocument;
  const blocks = sections.flatMap((section) => section.blocks.map((block) => block.props));
  expect(shown(gathered, audience)).toEqual({ props, blocks });
});

test('a locale without words of its own reads those of its language, a language without any those of the source', () => {
  expect(shown(gathered, 'fr-fr')).toEqual(shown(gathered, 'fr'));
  expect(shown(gathered, 'en-us')).toEqual(shown(gathered, 'en'));
  expect(shown(gathered, 'it-it')).toEqual(shown(gathered, 'en'));
});

test('only what differs is kept, with a fingerprint of its source', () => {
  expect(gathered.variants['en-gb']).toEqual({
    texts: { 'props.title': { value: 'Caring', from: fingerprint('Care') } },
  });
  expect(Object.keys(gathered.variants.fr?.texts ?? {})).toEqual([
    ...['props.title', 'blocks.b1.title', 'blocks.b1.points', 'blocks.b1.link.target'],
  ]);
});

test('texts whose places are gone change nothing, and those of another block neither', () => {
  const from = '';
  const lost = {
    'blocks.b9.title': { value: 'x', from },
    'blocks.b1.points[7]': { value: 'x', from },
    'blocks.b': { value: 'x', from },
  };
  expect(shown({ ...gathered, variants: { de: { texts: lost } } }, 'de')).toEqual(shown(gathered, 'en'));
});

test('blocks of other locales are left out, and without a locale all are there', () => {
  const [section] = gathered.sections;
  const only = { id: 'b2', type: 'text', version: 1, props: { title: 'Here' }, onlyIn: ['de-de'] };
  const document = { ...gathered, sections: [{ name: 'main', blocks: [...(section?.blocks ?? []), only] }] };
  expect(['de-de', 'en-us', 'de'].map((audience) => shown(document, audience).blocks.length)).toEqual([2, 1, 2]);
});

test('documents with other blocks than their source are refused', () => {
  const other = { ...texts, it: written('Cura') };
  expect(() => gatherVariants({ source: 'en', version: 1, texts: other })).toThrow('the text in it has other blocks');
  expect(() => gatherVariants({ source: 'it', version: 1, texts })).toThrow('there is no text in it');
});

test('a fingerprint follows the value and not the order of its members', () => {
  expect(fingerprint({ a: 1, b: ['x'] })).toBe(fingerprint({ b: ['x'], a: 1 }));
  expect(fingerprint(['a', 'b'])).not.toBe(fingerprint(['b', 'a']));
  expect(fingerprint(undefined)).toBe(fingerprint(null));
});
