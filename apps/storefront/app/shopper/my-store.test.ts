import { expect, test } from 'vitest';
import { keepStore, recallStore } from './my-store.ts';

function storage(first?: string) {
  const kept = new Map(first === undefined ? [] : [['eyelet.store', first]]);
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  };
}

test('the preferred store is kept, and the newest one counts', () => {
  const place = storage();
  expect(recallStore(place)).toBeUndefined();
  keepStore(place, { id: 'US-BOS', name: 'Skerry Boston', region: 'NORA' });
  keepStore(place, { id: 'US-SEA', name: 'Skerry Seattle', region: 'NORA' });
  expect(recallStore(place)).toEqual({ id: 'US-SEA', name: 'Skerry Seattle', region: 'NORA' });
  expect(recallStore(place)).toBe(recallStore(place));
});

test.each(['{', '[]', '{"id":1}', 'null'])('%s counts as no store', (text) => {
  expect(recallStore(storage(text))).toBeUndefined();
});

test('without storage only the preference is lost', () => {
  const forbidden = {
    getItem: () => {
      throw new Error('forbidden');
    },
    setItem: () => {
      throw new Error('forbidden');
    },
  };
  keepStore(forbidden, { id: 'US-BOS', name: 'Skerry Boston', region: 'NORA' });
  expect(recallStore(forbidden)).toBeUndefined();
});
