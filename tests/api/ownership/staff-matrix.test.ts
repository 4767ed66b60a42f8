import { isForStaff, type StaffCallers } from '@eyelet/contracts/callers/callers.ts';
import { type Permission, permissions } from '@eyelet/contracts/callers/permissions.ts';
import { requestUrl } from '@eyelet/contracts/kernel/client.ts';
import type { Operation } from '@eyelet/contracts/kernel/operation.ts';
import { changeStaffRoles } from '@eyelet/contracts/staff/change-roles.ts';
import { insertRole } from '@eyelet/db/staff/role.ts';
import { handlers } from '@eyelet/server/start/handlers.ts';
import { newStaff, type TestStaff } from '@eyelet/testing/staff.ts';
import { type RunningShop, startShop } from '@eyelet/testing/start-shop.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { staffEntries } from './staff-entries.ts';
import { unknownThings } from './things.ts';

const begin = new Date('2026-11-22T09:00:00Z');
let now = begin;
let running: RunningShop;
beforeAll(async () => {
  running = await startShop({ parts: { clock: () => now } });
});
afterAll(() => running.close());
beforeEach(() => {
  now = begin;
});

const studio = handlers.flatMap(({ operation }) => {
  const { callers } = operation;
  return isForStaff(callers) ? [{ operation, callers }] : [];
});

/** A staff member with a role of exactly these permissions. */
async function staffWith(held: readonly Permission[]): Promise<TestStaff> {
  const id = held.join(' ').slice(0, 40) + Math.random();
  await running.shop.database.db
    .transaction()
    .execute((tx) => insertRole(tx, id, { name: id, permissions: held }, now));
  return newStaff(running, { roles: [id] });
}

const turnedAway: ReadonlySet<string> = new Set(['AUT432', 'STF401', 'STF403', 'STF428']);

async function refusalOf(staff: TestStaff, operation: Operation): Promise<string | undefined> {
  const request = staffEntries[operation.id]?.request(unknownThings);
  if (!request) throw new Error(`${operation.id} has no entry`);
  const response = await staff.fetch(running.origin + requestUrl(operation, request), {
    method: operation.method,
    ...(request.body === undefined
      ? {}
      : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(request.body) }),
  });
  const text = await response.text();
  expect(response.status, operation.id).toBeLessThan(500);
  if (response.ok) return undefined;
  const { errorDetails } = JSON.parse(text) as { errorDetails: { errorId: string }[] };
  return errorDetails.map(({ errorId }) => errorId).find((id) => turnedAway.has(id));
}

async function wrongAnswers(
  staff: TestStaff,
  expected: (callers: StaffCallers) => string | undefined,
): Promise<readonly string[]> {
  const wrong: string[] = [];
  for (const { operation, callers } of studio) {
    const refused = await refusalOf(staff, operation);
    if (refused !== expected(callers)) wrong.push(`${operation.id}: ${refused}`);
  }
  return wrong;
}

const needed = [...new Set(studio.map(({ callers }) => callers.staff))];

test('the studio requires permissions', () => {
  expect(needed.length).toBeGreaterThan(3);
});

test.each(needed)(
  'with the permission %s alone, the calls that name no other are open, and those for all staff',
  async (named) => {
    const staff = await staffWith(named === 'anyone' ? [] : [named]);
    const isOpen = ({ staff: one, also }: StaffCallers) => (one === 'anyone' || one === named) && also === undefined;
    expect(await wrongAnswers(staff, (callers) => (isOpen(callers) ? undefined : 'STF403'))).toEqual([]);
  },
);

test.each(needed)(
  'with all permissions but %s, the calls that require it are refused, and no others',
  async (named) => {
    const staff = await staffWith(permissions.filter((one) => one !== named));
    const isShut = ({ staff: one, also }: StaffCallers) => (one !== 'anyone' && one === named) || also === named;
    expect(await wrongAnswers(staff, (callers) => (isShut(callers) ? 'STF403' : undefined))).toEqual([]);
  },
);

test('ten minutes after the sign-in, sensitive calls require a proof, and no others', async () => {
  const staff = await staffWith(permissions);
  now = new Date(begin.getTime() + 10 * 60_000);
  expect(changeStaffRoles.callers.recentProof).toBe(true);
  expect(await wrongAnswers(staff, (callers) => (callers.recentProof ? 'STF428' : undefined))).toEqual([]);
});

test('without a valid session, every call of the studio is refused', async () => {
  const staff = await staffWith(permissions);
  const forged = {
    ...staff,
    fetch: (input: string, init?: RequestInit) =>
      fetch(input, { ...init, headers: { ...init?.headers, cookie: 'eyelet_staff=forged' } }),
  } as TestStaff;
  expect(await wrongAnswers(forged, () => 'STF401')).toEqual([]);
});
