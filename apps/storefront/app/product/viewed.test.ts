import { expect, test } from 'vitest';
import { recall, remember } from './viewed.ts';

function storage(first?: string) {
  const kept = new Map(first === undefined ? [] : [['eyelet.viewed', first]]);
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  };
}

test('the newest comes first, one colourway per style is kept, and the list has a maximum length', () => {
  const place = storage();
  for (let style = 0; style < 10; style += 1) remember(place, { productId: `P${style}A`, masterId: `P${style}` });
  remember(place, { productId: 'P5B', masterId: 'P5' });
  const seen = recall(place).map((one) => one.productId);
  expect(seen).toHaveLength(8);
  expect(seen.slice(0, 3)).toEqual(['P5B', 'P9A', 'P8A']);
  expect(seen).not.toContain('P5A');
});

test('an unreadable storage counts as empty', () => {
  expect(recall(storage('{'))).toEqual([]);
  expect(recall(storage('{"a":1}'))).toEqual([]);
});
