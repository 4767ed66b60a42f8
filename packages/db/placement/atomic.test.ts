import type { Pool } from 'pg';
import { expect, test } from 'vitest';
import { atomic } from './atomic.ts';

/** A pool that fails with the given codes, one after the other, and then succeeds. */
function failing(codes: readonly string[]) {
  const left = [...codes];
  let calls = 0;
  const query = async () => {
    calls += 1;
    const code = left.shift();
    if (code) throw Object.assign(new Error(code), { code });
    return { rows: [], rowCount: 1 };
  };
  return { pool: { query } as unknown as Pool, calls: () => calls };
}

test('a statement that lost a knot of locks is run again, a few times', async () => {
  const twice = failing(['40P01', '40001']);
  expect((await atomic(twice.pool, { text: '' })).rowCount).toBe(1);
  expect(twice.calls()).toBe(3);
  const always = failing(Array.from({ length: 9 }, () => '40P01'));
  await expect(atomic(always.pool, { text: '' })).rejects.toThrow('40P01');
  expect(always.calls()).toBe(5);
});

test('any other failure is not repeated, as it may have taken effect', async () => {
  const broken = failing(['57P01']);
  await expect(atomic(broken.pool, { text: '' })).rejects.toThrow('57P01');
  expect(broken.calls()).toBe(1);
});
