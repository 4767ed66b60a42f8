import { readStaffAccount } from '@eyelet/contracts/staff-account/read.ts';
import { newStaff, signInAsStaff } from '@eyelet/testing/staff.ts';
import { type RunningShop, startShop } from '@eyelet/testing/start-shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let now = new Date('2026-11-22T09:00:00Z');
let running: RunningShop;
beforeAll(async () => {
  running = await startShop({ parts: { clock: () => now } });
});
afterAll(() => running.close());
const later = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};

test('somebody who is invited sets up password and codes, and signs in with both', async () => {
  const ada = await newStaff(running, { roles: ['author'] });
  expect(ada.me).toMatchObject({ roles: [{ roleId: 'author', name: null }] });
  expect(ada.me.permissions).toContain('content.write');
  later(60);
  const browser = await signInAsStaff(running, ada);
  expect(await browser.call(readStaffAccount, {})).toMatchObject({ email: ada.email });
});
