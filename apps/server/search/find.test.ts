import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fuzziness, isNear } from './distance.ts';
import type { SearchDocument } from './document.ts';
import { find } from './find.ts';
import { nearWords } from './near-words.ts';
import { createTextIndex, type TextIndex } from './text-index.ts';

/**
 * Words without endings that a stemmer would remove and without synonyms; some share a prefix, some are one edit apart.
 */
const words = ['kelda', 'keld', 'kelp', 'holm', 'holmar', 'varda', 'vardo', 'granit', 'granito', '42', '421', 'toile'];
const slips = ['kelba', 'vatda', 'graniyo', 'holmqr', 'xyzzyx'];

const document = fc.record({
  name: fc.subarray(words, { maxLength: 2 }),
  kind: fc.subarray(words, { maxLength: 2 }),
  colours: fc.subarray(words, { maxLength: 3 }),
});
type Given = typeof document extends fc.Arbitrary<infer T> ? T : never;
type Change = Readonly<{ number: number; given: Given | null; popularity: number }>;

const change: fc.Arbitrary<Change> = fc.record({
  number: fc.nat({ max: 9 }),
  given: fc.option(document),
  popularity: fc.nat({ max: 100 }),
});

function documentOf({ name, kind, colours }: Given): SearchDocument {
  return { name: [name.join(' ')], kind: [kind.join(' ')], colours, categories: [], about: [] };
}

function apply(index: TextIndex, { number, given, popularity }: Change): void {
  if (given) index.put(number, documentOf(given), popularity);
  else index.remove(number);
}

/** The expected results, computed as plainly as possible. */
function reference(documents: ReadonlyMap<number, Given>, term: readonly string[]): readonly number[] {
  const wordsOf = ({ name, kind, colours }: Given) => [...name, ...kind, ...colours];
  const all = [...documents.values()].flatMap(wordsOf);
  const has = (given: Given, asked: string) => {
    const known = all.some((word) => word.startsWith(asked));
    const edits = fuzziness(asked);
    return wordsOf(given).some((word) => (known ? word.startsWith(asked) : edits > 0 && isNear(word, asked, edits)));
  };
  const found = [...documents].map(([number, given]) => ({
    number,
    count: term.filter((asked) => has(given, asked)).length,
  }));
  const most = Math.max(0, ...found.map(({ count }) => count));
  return found.flatMap(({ number, count }) => (count === most && count > 0 ? [number] : []));
}

const never = () => false;
const sorted = (numbers: Iterable<number>) => [...numbers].sort((one, other) => one - other);

test('after any changes, the documents with all words are found, or those with most, as a plain walk finds them', () => {
  const term = fc.uniqueArray(fc.constantFrom(...words, ...slips, 'ke', 'var', 'gran'), { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(
      fc.array(change, { maxLength: 30 }),
      fc.array(term, { minLength: 1, maxLength: 3 }),
      (changes, terms) => {
        const index = createTextIndex('en');
        const documents = new Map<number, Given>();
        for (const one of changes) {
          apply(index, one);
          if (one.given) documents.set(one.number, one.given);
          else documents.delete(one.number);
          for (const asked of terms) {
            const { numbers } = find(index, asked.join(' '), never);
            expect([asked, sorted(numbers)]).toEqual([asked, sorted(reference(documents, asked))]);
          }
        }
      },
    ),
    { numRuns: 200 },
  );
});

test('thousands of changes leave what the last of each put there', () => {
  const index = createTextIndex('en');
  for (let round = 0; round < 700; round += 1) {
    for (let number = 0; number < 10; number += 1) {
      index.put(number, documentOf({ name: [words[(round + number) % 4] ?? ''], kind: [], colours: [] }), 0);
    }
  }
  expect(index.slots()).toBeLessThan(3000);
  expect(sorted(find(index, 'holm', never).numbers)).toEqual([0, 4, 8]);
});

test('a hit in a name comes before one in a colour, and among equals what is liked more', () => {
  const index = createTextIndex('en');
  index.put(1, documentOf({ name: [], kind: [], colours: ['kelp'] }), 50);
  index.put(2, documentOf({ name: ['kelp'], kind: [], colours: [] }), 50);
  index.put(3, documentOf({ name: ['kelp'], kind: [], colours: [] }), 90);
  expect([...find(index, 'kelp', never).numbers]).toEqual([3, 2, 1]);
});

test('many hits are in the order of their scores, as few are', () => {
  const index = createTextIndex('en');
  for (let number = 0; number < 3000; number += 1) {
    index.put(number, documentOf({ name: ['kelp'], kind: [], colours: [] }), number % 100);
  }
  const liked = Array.from(find(index, 'kelp', never).numbers, (number) => number % 100);
  expect(liked).toEqual(liked.toSorted((one, other) => other - one));
});

test('a product that has a word and another way to say it is found once, with the better of both', () => {
  const index = createTextIndex('en');
  index.put(1, documentOf({ name: ['wellies kelp'], kind: ['rubber boot'], colours: [] }), 0);
  index.put(2, documentOf({ name: ['wellies kelp'], kind: [], colours: [] }), 1);
  index.put(3, documentOf({ name: ['kelp'], kind: ['rubber boot'], colours: [] }), 0);
  for (const term of ['wellies', 'wellies kelp']) {
    const found = [...find(index, term, never).numbers];
    expect(sorted(found)).toEqual([1, 2, 3]);
    expect(found.indexOf(2)).toBeLessThan(found.indexOf(1));
  }
});

test('a search without time left answers what its rarest word has found', () => {
  const index = createTextIndex('en');
  index.put(1, documentOf({ name: ['kelp'], kind: [], colours: ['holm'] }), 0);
  index.put(2, documentOf({ name: ['holm'], kind: [], colours: [] }), 0);
  index.put(3, documentOf({ name: ['holm'], kind: [], colours: [] }), 0);
  index.put(4, documentOf({ name: ['kelp'], kind: [], colours: [] }), 0);
  expect(sorted(find(index, 'holm kelp', never).numbers)).toEqual([1]);
  expect(sorted(find(index, 'holm kelp', () => true).numbers)).toEqual([1, 4]);
});

test('near words are those that a comparison with each of them finds', () => {
  const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 7 });
  fc.assert(
    fc.property(fc.uniqueArray(letters, { maxLength: 40 }), letters, fc.constantFrom(1, 2), (given, word, edits) => {
      const inOrder = given.toSorted();
      const near = nearWords(inOrder, word, edits);
      expect(near.map(({ number }) => inOrder[number])).toEqual(inOrder.filter((one) => isNear(one, word, edits)));
      for (const { number, distance } of near) {
        expect(isNear(inOrder[number] ?? '', word, distance)).toBe(true);
        if (distance > 0) expect(isNear(inOrder[number] ?? '', word, distance - 1)).toBe(false);
      }
    }),
    { numRuns: 500 },
  );
});
