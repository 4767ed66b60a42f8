import fc from 'fast-check';
import { expect, test } from 'vitest';
import { becomesMain, type MainMark, mainFirst } from './main-address.ts';

type Type = MainMark['approachType'];
const shipping = (id: string, main = false): MainMark => ({ id, approachType: 'S', main });
const billing = (id: string, main = false): MainMark => ({ id, approachType: 'B', main });

test.each([
  ['the first of all', [], 'S', undefined, true],
  ['the first of its type', [billing('b', true)], 'S', false, true],
  ['the second, unasked', [shipping('s', true)], 'S', undefined, false],
  ['the second, asked', [shipping('s', true)], 'S', true, true],
] as const)('%s: main is decided by type and wish [C4.39, C4.40]', (_, book, approachType, main, expected) => {
  expect(becomesMain(book, { approachType, main })).toBe(expected);
});

test('main ones come first, the rest in its order [C4.42]', () => {
  const book = [shipping('s1'), billing('b1', true), shipping('s2', true), billing('b2')];
  expect(mainFirst(book).map(({ id }) => id)).toEqual(['b1', 's2', 's1', 'b2']);
});

const additions = fc.array(
  fc.record({ approachType: fc.constantFrom<Type>('S', 'B'), main: fc.option(fc.boolean(), { nil: undefined }) }),
  { maxLength: 20 },
);

/** An address book after several additions, each new main one removing the flag of its type. */
function bookOf(added: readonly Readonly<{ approachType: Type; main?: boolean | undefined }>[]): readonly MainMark[] {
  let book: readonly MainMark[] = [];
  for (const [index, { approachType, main: wish }] of added.entries()) {
    const main = becomesMain(book, { approachType, main: wish });
    const before = main ? book.map((one) => (one.approachType === approachType ? { ...one, main: false } : one)) : book;
    book = [...before, { id: String(index), approachType, main }];
  }
  return book;
}

test('however addresses are added, each type that has any has exactly one main one', () => {
  fc.assert(
    fc.property(additions, (added) => {
      const book = bookOf(added);
      for (const type of ['S', 'B'] as const) {
        const ofType = book.filter(({ approachType }) => approachType === type);
        expect(ofType.filter(({ main }) => main)).toHaveLength(ofType.length === 0 ? 0 : 1);
      }
    }),
  );
});

test('sorting loses nothing and leaves nothing main behind something that is not', () => {
  fc.assert(
    fc.property(additions, (added) => {
      const book = bookOf(added);
      const sorted = mainFirst(book);
      expect(new Set(sorted)).toEqual(new Set(book));
      expect(sorted.map(({ main }) => Number(main))).toEqual(
        sorted.map(({ main }) => Number(main)).toSorted((one, other) => other - one),
      );
    }),
  );
});
