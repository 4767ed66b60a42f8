import { newStaff, type TestStaff } from '@eyelet/testing/staff.ts';
import { type RunningShop, startShop } from '@eyelet/testing/start-shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountOf, answered, askedLook, linkOf, openedLook, standingOf } from './looks.ts';

let running: RunningShop;
let staff: TestStaff;
beforeAll(async () => {
  running = await startShop();
  staff = await newStaff(running, { roles: ['administrator'], name: 'Bo Lind' });
});
afterAll(() => running.close());

test('the page of the mailed link asks; reading it allows nothing, and no other site answers it', async () => {
  const { customer, consumerNo } = await askedLook(staff, running);
  const path = await linkOf(running, customer.email);
  for (let times = 0; times < 2; times++) {
    const page = await fetch(running.origin + path);
    expect(page.headers.get('cache-control')).toContain('no-store');
    expect(page.headers.get('referrer-policy')).toBe('no-referrer');
    expect(await page.text()).toContain('Bo Lind');
  }
  expect(await standingOf(staff, { consumerNo })).toBe('asked');
  expect((await answered(running, path, 'allow', { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  expect(await standingOf(staff, { consumerNo })).toBe('asked');
  const own = accountOf(customer);
  expect((await answered(running, path, 'allow', own)).status).toBe(303);
  expect(await standingOf(staff, { consumerNo })).toBe('allowed');
  expect((await answered(running, path, 'end')).status).toBe(303);
  // What has ended is not allowed again by the same link.
  await answered(running, path, 'allow', own);
  expect(await standingOf(staff, { consumerNo })).toBe('ended');
});

test('whoever else has the mailed link declines at most: only the account that it is about allows', async () => {
  const { customer, consumerNo } = await askedLook(staff, running);
  const path = await linkOf(running, customer.email);
  const another = await openedLook(staff, running);
  for (const headers of [{}, accountOf(another.customer), { cookie: another.cookie }] as Record<string, string>[]) {
    const page = await (await fetch(running.origin + path, { headers })).text();
    expect(page).toContain(`/en-us/sign-in?next=${encodeURIComponent('/en-us/account/security')}`);
    expect(page).not.toContain('value="allow"');
    expect((await answered(running, path, 'allow', headers)).status).toBe(303);
    expect(await standingOf(staff, { consumerNo })).toBe('asked');
  }
  // The customer, whose session only has to be renewed, as when the mail is read the next morning.
  const renewing = { cookie: `eyelet_refresh=${customer.cookie('eyelet_refresh')}` };
  const page = await fetch(running.origin + path, { headers: renewing });
  expect(await page.text()).toContain('value="allow"');
  expect(page.headers.getSetCookie().join()).toContain('eyelet_access=');
  expect((await answered(running, path, 'decline')).status).toBe(303);
  expect(await standingOf(staff, { consumerNo })).toBe('declined');
});

test('a changed link, and one without a signature, is not known, and says nothing of any account', async () => {
  const { customer, consumerNo } = await askedLook(staff, running);
  const path = await linkOf(running, customer.email);
  const texts = await Promise.all(
    [`${path.slice(0, -1)}${path.endsWith('A') ? 'B' : 'A'}`, path.split('.')[0] ?? '', '/en-us/account/looks'].map(
      async (one) => {
        await answered(running, one, 'allow');
        const page = await fetch(running.origin + one);
        return `${page.status} ${await page.text()}`;
      },
    ),
  );
  expect(new Set(texts).size).toBe(1);
  expect(texts[0]).toMatch(/^404/);
  expect(await standingOf(staff, { consumerNo })).toBe('asked');
});

test('neither the answer of the call nor the page of the customer has the link or a secret', async () => {
  const { customer, answer } = await askedLook(staff, running);
  const token = new URLSearchParams((await linkOf(running, customer.email)).split('?')[1]).get('token') ?? '?';
  expect(JSON.stringify(answer)).not.toContain(token.split('.')[0]);
});
