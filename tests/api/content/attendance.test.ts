import { randomUUID } from 'node:crypto';
import { attendance, attendContent } from '@eyelet/contracts/content/attend.ts';
import { createContent } from '@eyelet/contracts/content/create.ts';
import { pageItem } from '@eyelet/testing/content-items.ts';
import { refusalOf } from '@eyelet/testing/shopper.ts';
import { newStaff, type TestStaff } from '@eyelet/testing/staff.ts';
import { type RunningShop, startShop } from '@eyelet/testing/start-shop.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

let now = new Date('2026-11-22T09:00:00Z');
let running: RunningShop;
let ada: TestStaff;
let ben: TestStaff;
let cleo: TestStaff;

const later = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};

beforeAll(async () => {
  running = await startShop({ parts: { clock: () => now } });
  ada = await newStaff(running, { roles: ['author'], name: 'Ada' });
  later(60);
  ben = await newStaff(running, { roles: ['author'], name: 'Ben' });
  later(60);
  cleo = await newStaff(running, { roles: ['author'], name: 'Cleo' });
});

beforeEach(() => later(60));

afterAll(() => running.close());

let count = 0;

async function newItem(): Promise<string> {
  count++;
  const { kind, key, name, document } = pageItem(`attended-${count}`);
  return (await ada.call(createContent, { body: { kind, key, name, document } })).item.itemId;
}

/** The names of others who have an item open, as answered to a person who opens or closes it. */
async function others(who: TestStaff, itemId: string, open = true): Promise<readonly string[]> {
  const answer = await who.call(attendContent, { params: { itemId }, body: { open } });
  return answer.others.map(({ name }) => name);
}

test('everybody sees who else has the item open, in the order in which they opened it, but not themselves', async () => {
  const itemId = await newItem();
  expect(await others(ada, itemId)).toEqual([]);
  expect(await others(ada, itemId)).toEqual([]);
  later(1);
  expect(await others(ben, itemId)).toEqual(['Ada']);
  later(1);
  expect(await others(cleo, itemId)).toEqual(['Ada', 'Ben']);
  expect(await others(ada, itemId)).toEqual(['Ben', 'Cleo']);
  expect(await others(ben, await newItem())).toEqual([]);
});

test('a person who closes the item, or whose browser stops reporting, is removed', async () => {
  const itemId = await newItem();
  await others(ada, itemId);
  await others(ben, itemId);
  expect(await others(ben, itemId, false)).toEqual(['Ada']);
  expect(await others(ada, itemId)).toEqual([]);
  await others(ben, itemId);
  later(attendance.gone);
  expect(await others(ada, itemId)).toEqual(['Ben']);
  later(1);
  expect(await others(ada, itemId)).toEqual([]);
});

test('`since` is when a person opened the item, however often the browser reports, and starts again after they left', async () => {
  const itemId = await newItem();
  const since = async () => {
    const answer = await ada.call(attendContent, { params: { itemId }, body: { open: true } });
    return answer.others[0]?.since;
  };
  const came = now;
  await others(ben, itemId);
  later(attendance.every);
  await others(ben, itemId);
  expect(await since()).toBe(came.toISOString());
  later(attendance.gone + 1);
  await others(ben, itemId);
  expect(await since()).toBe(now.toISOString());
});

test('it requires the permission to write, and an existing item', async () => {
  const itemId = await newItem();
  const reader = await newStaff(running, { roles: ['analyst'] });
  const open = (who: TestStaff, id: string) =>
    refusalOf(who.call(attendContent, { params: { itemId: id }, body: { open: true } }));
  expect(await open(reader, itemId)).toBe('STF403');
  expect(await open(ada, randomUUID())).toBe('STF404');
  expect(await others(ada, itemId)).toEqual([]);
});
