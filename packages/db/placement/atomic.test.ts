import type { Pool } from 'pg';
import { expect, test } from 'vitest';
import { atomic, transact } from './atomic.ts';

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

test('a transaction that lost a knot of locks begins anew', async () => {
  const left = ['40P01', '40001'];
  let begun = 0;
  const execute = async (work: (tx: never) => Promise<string>) => {
    begun += 1;
    const kept = await work(undefined as never);
    const code = left.shift();
    if (code) throw Object.assign(new Error(code), { code });
    return kept;
  };
  const db = { transaction: () => ({ execute }) } as unknown as Parameters<typeof transact>[0];
  expect(await transact(db, async () => 'kept')).toBe('kept');
  expect(begun).toBe(3);
  left.push('23505');
  await expect(transact(db, async () => 'kept')).rejects.toThrow('23505');
  expect(begun).toBe(4);
});
