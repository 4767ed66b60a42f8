import fc from 'fast-check';
import { expect, test } from 'vitest';
import { newsOf } from './news.ts';
import { areQuiet } from './quiet.ts';
import { allArrivedAt, parcelStates, type Scan } from './scan.ts';

const scan = (states: readonly Scan['state'][]): fc.Arbitrary<Scan> =>
  fc.record({
    state: fc.constantFrom(...states),
    at: fc.integer({ min: 0, max: 8 }).map((hour) => new Date(Date.UTC(2026, 4, 4, hour * 5))),
    place: fc.constant(''),
  });

test('quiet scans tell nothing, whatever is known of their parcel, and do not bring it', () => {
  fc.assert(
    fc.property(fc.array(scan(parcelStates)), fc.array(scan(['announced', 'travelling'])), (known, fresh) => {
      expect(areQuiet(fresh)).toBe(true);
      expect(newsOf({ scans: known, promisedTo: null, toldOn: null }, [...known, ...fresh], null)).toEqual([]);
      if (!allArrivedAt([known])) expect(allArrivedAt([[...known, ...fresh]])).toBeUndefined();
    }),
  );
});

test('a scan of which somebody is told is not quiet', () => {
  const told = parcelStates.filter((state) => !areQuiet([{ state, at: new Date(), place: '' }]));
  expect(told).toEqual(['out-for-delivery', 'to-collect', 'not-delivered', 'delivered', 'returning']);
});
