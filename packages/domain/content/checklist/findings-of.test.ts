import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contrastOf } from './contrast.ts';
import type { DocumentFacts } from './facts.ts';
import { findingsOf, type Known, lengths, weights } from './findings-of.ts';

const nothing: DocumentFacts = { headings: [], media: [], references: [], colours: [], onPictures: [], seo: undefined };
const known: Known = { target: () => 'there', medium: () => ({ isDescribed: false }) };
const at = { block: 'b1', member: 'media.sm' };
const picture = {
  ...{ ...at, name: 'sea', alt: '', isDecorative: false, isFilm: false, isShown: true, isLate: false },
};

const found = (facts: Partial<DocumentFacts>, knows: Partial<Known> = {}) =>
  findingsOf({ ...nothing, ...facts }, { ...known, ...knows }).map(
    ({ rule, severity, block, member }) => `${severity} ${rule} ${block ?? ''} ${member}`,
  );

const cases: readonly (readonly [string, typeof picture, Partial<Known>, readonly string[]])[] = [
  ['a picture that nothing is said of', picture, {}, ['blocks alt.missing b1 media.sm.alt']],
  ['one of white space alone', { ...picture, alt: ' ' }, {}, ['blocks alt.missing b1 media.sm.alt']],
  ['one that is described', { ...picture, alt: 'The sea' }, {}, []],
  ['one that is marked as decorative', { ...picture, isDecorative: true }, {}, []],
  ['one that the library describes', picture, { medium: () => ({ isDescribed: true }) }, []],
  ['one of a list', { ...picture, isShown: false }, {}, ['warns alt.missing b1 media.sm.alt']],
  [
    'one that the library has not',
    { ...picture, alt: 'The sea' },
    { medium: () => undefined },
    ['warns picture.missing b1 media.sm'],
  ],
];

test.each(cases)('%s', (_, medium, knows, findings) => {
  expect(found({ media: [medium] }, knows)).toEqual(findings);
});

test('what leads nowhere blocks, what is not yet published is told', () => {
  const references = (['path', 'product', 'category', 'item', 'picture'] as const).map((kind) => ({
    ...{ block: 'b1', member: kind, kind, target: 'x' },
  }));
  expect(found({ references })).toEqual([]);
  expect(found({ references }, { target: () => 'gone' })).toEqual([
    ...['blocks link.broken b1 path', 'blocks link.broken b1 product', 'blocks link.broken b1 category'],
    'blocks part.broken b1 item',
  ]);
  expect(found({ references }, { target: () => 'later' })).toHaveLength(4);
});

test('a page has one heading of the first level, and no level is left out on the way down', () => {
  const heading = (level: number, starts = false) => ({ ...at, level, starts });
  expect(found({ headings: [heading(1, true), heading(2), heading(3), heading(2, true), heading(3)] })).toEqual([]);
  expect(found({ headings: [heading(1, true), heading(1, true)] })).toEqual(['warns heading.several b1 media.sm']);
  expect(found({ headings: [heading(2, true), heading(4)] })).toEqual(['warns heading.skipped b1 media.sm']);
});

test('title and description are as long as search engines show them', () => {
  const seo = (title: number, description: number) =>
    found({
      seo: {
        title: { member: 'title', text: 'x'.repeat(title) },
        description: { member: 'seo.description', text: 'x'.repeat(description) },
      },
    });
  const { title, description } = lengths;
  expect(seo(1, description.least)).toEqual([]);
  expect(seo(title.most, description.most)).toEqual([]);
  expect(seo(0, description.least - 1)).toEqual([
    'warns title.length  title',
    'warns description.length  seo.description',
  ]);
  expect(seo(title.most + 1, description.most + 1)).toHaveLength(2);
});

test('many pictures before anybody comes near are heavy; the same one twice, and late ones, are not', () => {
  const media = (count: number, more: Partial<typeof picture> = {}) =>
    Array.from({ length: count }, (_, index) => ({ ...picture, alt: 'x', name: `sea-${index}`, ...more }));
  expect(found({ media: media(weights.media) })).toEqual([]);
  expect(found({ media: media(weights.media + 1) })).toEqual(['warns page.weight  ']);
  expect(found({ media: media(weights.media + 1, { isLate: true }) })).toEqual([]);
  expect(found({ media: media(weights.media + 1, { name: 'sea' }) })).toEqual([]);
  expect(found({ media: media(weights.films + 1, { isFilm: true }) })).toEqual(['warns page.weight  ']);
});

test('words that can hardly be read on their ground are told, large ones later', () => {
  const colours = (member: string, text: string) =>
    found({ colours: [{ block: 'b1', member, text, ground: '#ffffff' }] });
  expect(colours('richTextColor', '#767676')).toEqual([]);
  expect(colours('richTextColor', '#777777')).toEqual(['warns contrast.low b1 richTextColor']);
  expect(colours('titleColor', '#777777')).toEqual([]);
  expect(colours('titleColor', '#aaaaaa')).toEqual(['warns contrast.low b1 titleColor']);
});

test('words on a part of a picture that is as light as they are is told once for a block, by its worst place', () => {
  const words = { text: '#ffffff', isLarge: true, part: { x: 0, y: 0, width: 1, height: 1 }, shade: undefined };
  const shown = (light: number) => ({
    ...{ width: 1, height: 10 },
    rgb: new Uint8Array(Array.from({ length: 30 }, (_, index) => (index < light * 3 ? 250 : 20))),
  });
  const on = (...names: readonly string[]) =>
    names.map((name) => ({ block: 'b1', member: `media.${name}`, picture: { name, shape: 1 }, words }));
  const pixels = ({ name }: { name: string }) => shown(Number(name));
  expect(found({ onPictures: on('2') }, { pixels })).toEqual([]);
  expect(found({ onPictures: on('3', '8', '5') }, { pixels })).toEqual(['warns contrast.picture b1 media.8']);
  expect(found({ onPictures: on('8') })).toEqual([]);
});

test('contrast is the same both ways, from 1 to 21', () => {
  const colour = fc
    .tuple(
      ...([0, 1, 2].map(() => fc.integer({ min: 0, max: 255 })) as [fc.Arbitrary<number>, ...fc.Arbitrary<number>[]]),
    )
    .map((parts) => `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`);
  fc.assert(
    fc.property(colour, colour, (one, other) => {
      const contrast = contrastOf(one, other);
      expect(contrast).toBe(contrastOf(other, one));
      expect(contrast).toBeGreaterThanOrEqual(1);
      expect(contrast).toBeLessThanOrEqual(21.001);
    }),
  );
  expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21);
});
