import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const folder = join(import.meta.dirname, '../docs/decisions');
const records = readdirSync(folder).filter((name) => /^\d{4}-/.test(name));

test('each decision has a number of its own, which its title says', () => {
  const numbers = records.map((name) => Number(name.slice(0, 4)));
  expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
  for (const name of records) {
    expect(readFileSync(join(folder, name), 'utf8').split('\n')[0], name).toMatch(
      new RegExp(`^# ${Number(name.slice(0, 4))}\\. `),
    );
  }
});
