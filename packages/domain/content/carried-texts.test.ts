import { expect, test } from 'vitest';
import { carriedTexts } from './carried-texts.ts';

const entry = (id: string, title = id) => ({ id, title });
const document = (...items: readonly unknown[]) => ({ props: { items }, sections: [] });
const text = (value: string) => ({ value, from: '' });
const german = (texts: Readonly<Record<string, string>>) => ({
  de: { texts: Object.fromEntries(Object.entries(texts).map(([path, value]) => [path, text(value)])) },
});

const three = document(entry('a'), entry('b'), entry('c'));
const all = german({ 'props.items[0].title': 'A', 'props.items[1].title': 'B', 'props.items[2].title': 'C' });

test.each([
  ['moved', document(entry('c'), entry('a'), entry('b')), { 1: 'A', 2: 'B', 0: 'C' }],
  ['taken out', document(entry('a'), entry('c')), { 0: 'A', 1: 'C' }],
  ['put in before others', document(entry('new'), ...three.props.items), { 1: 'A', 2: 'B', 3: 'C' }],
])('the texts of a list go with its items: %s', (_, after, expected) => {
  const paths = Object.fromEntries(Object.entries(expected).map(([at, value]) => [`props.items[${at}].title`, value]));
  expect(carriedTexts(all, three, after)).toEqual(german(paths));
});

test('items without names are known by what they say, also within blocks and within others', () => {
  const block = (...cards: readonly unknown[]) => ({
    props: {},
    sections: [{ name: 'main', blocks: [{ id: 'b1', type: 'list', version: 1, props: { cards } }] }],
  });
  const card = (...points: readonly string[]) => ({ points });
  const before = block(card('one', 'two'), card('three'));
  const after = block(card('three'), card('two', 'one'));
  const variants = german({ 'blocks.b1.cards[1].points[0]': 'Drei' });
  expect(carriedTexts(variants, before, after)).toEqual(german({ 'blocks.b1.cards[0].points[0]': 'Drei' }));
});

test('what is only written anew, or elsewhere, leaves the texts as they are', () => {
  expect(carriedTexts(all, three, document(entry('a'), entry('b', 'B anew'), entry('c')))).toBe(all);
  expect(carriedTexts(all, three, { ...three, props: { ...three.props, title: 'New' } })).toBe(all);
  const nameless = (...titles: readonly string[]) => document(...titles.map((title) => ({ title })));
  expect(carriedTexts(all, nameless('a', 'b', 'c'), nameless('a', 'changed', 'c'))).toBe(all);
});
