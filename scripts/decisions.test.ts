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

/** The day and the status of a record, which is in its third line. */
const status = /^\d{4}-\d\d-\d\d · (Accepted\.|Replaced by \[decision \d+\]\()/;

test('each decision has a day and says whether it holds or what has replaced it', () => {
  for (const name of records) expect(readFileSync(join(folder, name), 'utf8').split('\n')[2], name).toMatch(status);
  expect('2026-11-22').not.toMatch(status);
  expect('2026-11-22 · Replaced.').not.toMatch(status);
});
