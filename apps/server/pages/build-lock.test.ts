import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withLock } from './build-lock.ts';

let folder: string;
let file: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'eyelet-lock-'));
  file = join(folder, 'lock');
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const taken = () => withLock(file, async () => existsSync(file), turn);

test('work under one lock runs one after the other, and a failure frees it', async () => {
  let running = 0;
  let most = 0;
  const work = async () => {
    running += 1;
    most = Math.max(most, running);
    for (let turns = 0; turns < 5; turns += 1) await turn();
    running -= 1;
  };
  const failing = withLock(file, () => work().then(() => Promise.reject(new Error('no'))), turn);
  const all = [failing, ...Array.from({ length: 4 }, () => withLock(file, work, turn))];
  const ends = await Promise.allSettled(all);
  expect(ends.map(({ status }) => status)).toEqual(['rejected', ...Array(4).fill('fulfilled')]);
  expect(most).toBe(1);
  expect(readdirSync(folder)).toEqual([]);
});

test('a lock of a process that died is taken over', async () => {
  writeFileSync(file, String(spawnSync(process.execPath, ['--version']).pid));
  expect(await taken()).toBe(true);
  expect(readdirSync(folder)).toEqual([]);
});

test('a lock that is older than any work is taken over', async () => {
  writeFileSync(file, String(process.pid));
  const longAgo = new Date(Date.now() - 3_600_000);
  utimesSync(file, longAgo, longAgo);
  expect(await taken()).toBe(true);
});
