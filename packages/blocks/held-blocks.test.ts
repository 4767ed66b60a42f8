import { Type } from 'typebox';
import { expect, test } from 'vitest';
import { problemsInBlock } from './check-block.ts';
import { heldBlockShape, heldIn, placesIn, withHeld, withoutHeld } from './held-blocks.ts';
import type { AnyBlockKind } from './kind.ts';
import { strictObject } from './strict-object.ts';

const kind = (type: string, schema: AnyBlockKind['schema'], more: Partial<AnyBlockKind> = {}): AnyBlockKind => ({
  ...{ type, version: 1, schema, migrations: [], label: 'blocks.banner', fields: {}, examples: [] },
  ...{ group: 'layout', synonyms: 'blocks.synonyms.banner', sketch: ['picture'] },
  ...more,
});
const row = kind('row', strictObject({ items: Type.Array(heldBlockShape) }), {
  holds: { member: 'items', types: ['card'] },
});
const card = kind('card', strictObject({ title: Type.String(), note: Type.String() }), {
  version: 2,
  migrations: [{ example: { title: 'One' }, migrate: (props) => ({ ...props, note: '' }) }],
});
const problems = (items: unknown) =>
  problemsInBlock({ type: 'row', version: 1, props: { items } }, [row, card]).map(({ member }) => member);

test('blocks in a block are checked by their own kinds, in their newest version, and named by their place', () => {
  const good = { type: 'card', version: 1, props: { title: 'One' } };
  expect(problems([good])).toEqual([]);
  expect(problems([good, { type: 'card', version: 1, props: {} }])).toEqual(['items[1].title']);
  expect(problems([{ type: 'card', version: 3, props: {} }])).toEqual(['items[0].version']);
  expect(problems([{ type: 'row', version: 1, props: { items: [] } }])).toEqual(['items[0].type']);
  expect(problems([{ type: 'card' }])).toContain('items[0].version');
});

test('something else in the place of blocks is a problem of the block itself', () => {
  expect(problems('none')).toEqual(['items']);
  expect(heldIn(row, { items: 'none' })).toEqual([]);
  expect(heldIn(card, { items: [] })).toEqual([]);
});

const parted = kind(
  'parted',
  strictObject({
    baselines: Type.Array(heldBlockShape),
    parts: Type.Array(strictObject({ id: Type.String(), targets: Type.Array(heldBlockShape) })),
  }),
  {
    holds: {
      member: 'baselines',
      types: ['card'],
      parts: { member: 'parts', inEach: 'targets', label: 'blocks.item.segment' },
    },
  },
);

test('the parts of a block hold blocks of their own, which are found, named, replaced and taken out by their places', () => {
  const card = (title: string) => ({ type: 'card', version: 2, props: { title, note: '' } });
  const props = {
    baselines: [card('a')],
    parts: [
      { id: 'one', targets: [card('b'), card('c')] },
      { id: 'two', targets: [] },
      { id: 'three', targets: [card('d')] },
    ],
  };
  expect(placesIn(parted, props).map(({ path, part }) => [path, part])).toEqual([
    ['baselines[0]', undefined],
    ['parts[0].targets[0]', 0],
    ['parts[0].targets[1]', 0],
    ['parts[2].targets[0]', 2],
  ]);
  const others = heldIn(parted, props).map(({ props: { title } }) => card(`${title}!`));
  expect(withHeld(parted, props, others)).toEqual({
    baselines: [card('a!')],
    parts: [
      { id: 'one', targets: [card('b!'), card('c!')] },
      { id: 'two', targets: [] },
      { id: 'three', targets: [card('d!')] },
    ],
  });
  expect(withoutHeld(parted, props)).toEqual({ parts: [{ id: 'one' }, { id: 'two' }, { id: 'three' }] });
  const broken = { ...props, parts: [{ id: 'one', targets: [{ type: 'row', version: 1, props: {} }] }] };
  expect(
    problemsInBlock({ type: 'parted', version: 1, props: broken }, [parted, row]).map(({ member }) => member),
  ).toEqual(['baselines[0].type', 'parts[0].targets[0].type']);
});
