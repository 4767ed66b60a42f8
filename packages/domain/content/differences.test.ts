import type { ContentDocument } from '@eyelet/contracts/content/document.ts';
import { expect, test } from 'vitest';
import { type BlockPlace, differencesOf } from './differences.ts';

const text = (id: string, title: string) => ({
  id,
  type: 'text',
  version: 1,
  props: { title, points: ['one', 'two'] },
});
const page = (blocks: ContentDocument['sections'][number]['blocks'], more: Partial<ContentDocument> = {}) => ({
  ...{ language: 'en', version: 1, props: { title: 'Care' }, variants: {} },
  sections: [{ name: 'main', blocks }],
  ...more,
});
const before = page([text('a', 'A'), text('b', 'B'), text('c', 'C')], {
  variants: { de: { texts: { 'props.title': { value: 'Pflege', from: 'x' } } } },
});

const changes = (after: ContentDocument) => differencesOf(before, after).map(({ path, change }) => `${change} ${path}`);

test('a version does not differ from itself, nor by the source of a translation', () => {
  expect(changes(before)).toEqual([]);
  const later = { de: { texts: { 'props.title': { value: 'Pflege', from: 'y' } } } };
  expect(changes({ ...before, variants: later })).toEqual([]);
});

test('fields differ by their paths, in lists and in variants too', () => {
  const b = { ...text('b', 'B!'), props: { title: 'B!', points: ['one'], wide: true } };
  const de = { texts: { 'blocks.a.title': { value: 'Ah', from: '' } } };
  const after = page([text('a', 'A'), b, text('c', 'C')], {
    layout: 'wide',
    props: { title: 'Care!' },
    variants: { de },
  });
  expect(changes(after)).toEqual([
    ...['changed props.title', 'added layout', 'removed variants.de.props.title', 'added variants.de.blocks.a.title'],
    ...['changed blocks.b.title', 'removed blocks.b.points[1]', 'added blocks.b.wide'],
  ]);
  expect(differencesOf(before, after)[0]).toEqual({
    ...{ path: 'props.title', change: 'changed', before: 'Care', after: 'Care!' },
  });
});

test('blocks that come, go and move are one difference each', () => {
  const after = page([text('c', 'C'), text('b', 'B'), { id: 'd', ref: 'x' }], { variants: before.variants });
  expect(changes(after)).toEqual(['removed blocks.a', 'added blocks.d', 'moved blocks.c']);
  expect(differencesOf(before, after).find(({ path }) => path === 'blocks.c')).toMatchObject({
    before: { section: 'main', number: 3 },
    after: { section: 'main', number: 1 },
  });
});

test('of blocks in another order the fewest have moved, each from one place to another', () => {
  const placed = (place: unknown) => Object.values(place as BlockPlace).join(' ');
  const places = (...ids: readonly string[]) => page(ids.map((id) => text(id, id)));
  const said = (was: string, is: string) =>
    differencesOf(places(...was), places(...is))
      .filter(({ change }) => change === 'moved')
      .map(({ path, before, after }) => `${path} from ${placed(before)} to ${placed(after)}`);
  expect(said('abcde', 'bcdea')).toEqual(['blocks.a from main 1 to main 5']);
  expect(said('abcde', 'aebcd')).toEqual(['blocks.e from main 5 to main 2']);
  // What comes and goes around it leaves its number as it was, and yet it has moved.
  expect(said('pqyab', 'aby')).toEqual(['blocks.y from main 1 to main 3']);
  // What stands where it stood is left out, although the others have gone around it.
  expect(said('abcde', 'decab')).toEqual(['blocks.a from main 1 to main 4', 'blocks.b from main 2 to main 5']);
  const aside = { name: 'aside', blocks: [text('b', 'B')] };
  const split = { ...page([text('a', 'A')]), sections: [{ name: 'main', blocks: [text('a', 'A')] }, aside] };
  expect(differencesOf(page([text('a', 'A'), text('b', 'B')]), split)).toEqual([
    {
      path: 'blocks.b',
      change: 'moved',
      before: { section: 'main', number: 2 },
      after: { section: 'aside', number: 1 },
    },
  ]);
});

test('a block in a block, and an entry of a list, is one difference wherever it stands', () => {
  const card = (title: string) => ({ type: 'linked-card', version: 1, props: { title } });
  const holding = (...items: readonly unknown[]) =>
    page([{ id: 'a', type: 'collection', version: 2, props: { items } }]);
  const said = (was: readonly unknown[], is: readonly unknown[]) =>
    differencesOf(holding(...was), holding(...is)).map(({ path, change }) => `${change} ${path}`);
  const [one, two, three] = [card('One'), card('Two'), card('Three')];
  expect(said([one, two], [three, one, two])).toEqual(['added blocks.a.items[0]']);
  expect(said([one, two, three], [one, three])).toEqual(['removed blocks.a.items[1]']);
  expect(said([one, two, three], [one, card('Two!'), three])).toEqual(['changed blocks.a.items[1].props.title']);
  expect(said([one, two], [two, one])).toEqual(['moved blocks.a.items[1]']);
  expect(said([one, two, three], [three, one, two])).toEqual(['moved blocks.a.items[0]']);
  const [added, changed] = [card('New'), { ...three, props: { title: 'Three!' } }];
  expect(said([one, two, three], [added, one, two, changed])).toEqual([
    ...['changed blocks.a.items[3].props.title', 'added blocks.a.items[0]'],
  ]);
  // Of what is removed the path is the older one, and equal entries are each told once.
  const untitled = { ...three, props: {} };
  expect(said([one, three], [added, one, untitled])).toEqual([
    ...['removed blocks.a.items[1].props.title', 'added blocks.a.items[0]'],
  ]);
  expect(said([two, one, one, one], [one, two])).toEqual([
    ...['removed blocks.a.items[1]', 'removed blocks.a.items[2]', 'moved blocks.a.items[1]'],
  ]);
  const five = ['a', 'b', 'c', 'd', 'e'].map(card);
  const [, , third, fourth, fifth] = five;
  expect(said(five, [fourth, fifth, third, ...five.slice(0, 2)])).toEqual([
    ...['moved blocks.a.items[3]', 'moved blocks.a.items[4]'],
  ]);
  const picture = { ...one, type: 'picture' };
  expect(said([one, two], [two, picture, three])).toEqual([
    ...['removed blocks.a.items[0]', 'added blocks.a.items[1]', 'added blocks.a.items[2]'],
  ]);
  expect(said([one], [{ ...one, type: 'picture' }])).toEqual(['removed blocks.a.items[0]', 'added blocks.a.items[0]']);
  expect(said([{ focus: { x: 1, y: 2 } }], [{ focus: { x: 1, y: 3 } }])).toEqual(['changed blocks.a.items[0].focus']);
});

test('a plain value of a list that stands elsewhere has moved', () => {
  const products = (...ids: readonly string[]) => page([{ id: 'a', type: 'collection', version: 2, props: { ids } }]);
  const said = (was: string, is: string) => differencesOf(products(...was), products(...is));
  const [from, to] = [{ number: 1 }, { number: 3 }];
  expect(said('ABC', 'BCA')).toEqual([{ path: 'blocks.a.ids[2]', change: 'moved', before: from, after: to }]);
  // Among what comes and goes it is counted with what both have.
  expect(said('pqyab', 'aby').at(-1)).toEqual({ path: 'blocks.a.ids[2]', change: 'moved', before: from, after: to });
  expect(said('AB', 'BC').map(({ path, change }) => `${change} ${path}`)).toEqual([
    ...['removed blocks.a.ids[0]', 'added blocks.a.ids[1]'],
  ]);
});
