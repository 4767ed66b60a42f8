import fc from 'fast-check';
import { expect, test } from 'vitest';
import { diffOf, type Facts } from './diff.ts';

const value = fc.oneof(
  fc.string(),
  fc.integer(),
  fc.boolean(),
  fc.constant(null),
  fc.array(fc.string(), { maxLength: 3 }),
);
const facts = fc.dictionary(fc.constantFrom('name', 'email', 'state', 'roles'), value) as fc.Arbitrary<Facts>;

test('a difference has only what differs, and turns one side into the other', () => {
  fc.assert(
    fc.property(facts, facts, (before, after) => {
      const diff = diffOf(before, after);
      const kept = Object.fromEntries(
        Object.entries(before).filter(([name]) => !Object.hasOwn(diff.before ?? {}, name)),
      );
      expect({ ...kept, ...diff.after }).toEqual({ ...after });
      for (const name of Object.keys(diff.after ?? {})) expect(diff.before?.[name]).not.toEqual(diff.after?.[name]);
    }),
  );
});

test('there is no difference between equal sides, and everything is one when a thing is made or removed', () => {
  fc.assert(
    fc.property(facts, (some) => {
      expect(diffOf(some, { ...some })).toEqual({ before: {}, after: {} });
      expect(diffOf(null, some)).toEqual({ before: null, after: some });
      expect(diffOf(some, null)).toEqual({ before: some, after: null });
    }),
  );
});
