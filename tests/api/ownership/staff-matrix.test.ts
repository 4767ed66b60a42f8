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

type StudioCall = Readonly<{ operation: Operation; callers: StaffCallers }>;

const studio: readonly StudioCall[] = handlers.flatMap(({ operation }) => {
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

/** Calls of those given that answer otherwise than expected. */
async function wrongAnswers(
  staff: TestStaff,
  asked: readonly StudioCall[],
  expected: (callers: StaffCallers) => string | undefined,
): Promise<readonly string[]> {
  const wrong: string[] = [];
  for (const { operation, callers } of asked) {
    const refused = await refusalOf(staff, operation);
    if (refused !== expected(callers)) wrong.push(`${operation.id}: ${refused}`);
  }
  return wrong;
}

const permissionsOf = ({ staff, also }: StaffCallers): readonly Permission[] =>
  [staff, also].filter((one) => one !== 'anyone' && one !== undefined);

const needed = [...new Set(studio.flatMap(({ callers }) => permissionsOf(callers)))];

test('the studio requires permissions', () => {
  expect(needed.length).toBeGreaterThan(3);
});

test('with no permission, only the calls for all staff are open', async () => {
  const isOpen = (callers: StaffCallers) => permissionsOf(callers).length === 0;
  const wrong = await wrongAnswers(await staffWith([]), studio, (one) => (isOpen(one) ? undefined : 'STF403'));
  expect(wrong).toEqual([]);
});

// More permissions never close a call: one that its own open requires no other, and one that all but one of its own
// leave shut is opened by no other.
test.each(needed)(
  'calls that require %s are open with what they name alone, and shut with all but it',
  async (named) => {
    const asked = studio.filter(({ callers }) => permissionsOf(callers).includes(named));
    const almost = await staffWith(permissions.filter((one) => one !== named));
    expect(await wrongAnswers(almost, asked, () => 'STF403')).toEqual([]);
    for (const [held, calls] of Map.groupBy(asked, ({ callers }) => permissionsOf(callers).join(' '))) {
      const staff = await staffWith(held.split(' ') as Permission[]);
      expect(await wrongAnswers(staff, calls, () => undefined), held).toEqual([]);
    }
  },
);

test('ten minutes after the sign-in, sensitive calls require a proof, and no others', async () => {
  const staff = await staffWith(permissions);
  now = new Date(begin.getTime() + 10 * 60_000);
  expect(changeStaffRoles.callers.recentProof).toBe(true);
  expect(await wrongAnswers(staff, studio, (callers) => (callers.recentProof ? 'STF428' : undefined))).toEqual([]);
});

test('without a valid session, every call of the studio is refused', async () => {
  const staff = await staffWith(permissions);
  const forged = {
    ...staff,
    fetch: (input: string, init?: RequestInit) =>
      fetch(input, { ...init, headers: { ...init?.headers, cookie: 'eyelet_staff=forged' } }),
  } as TestStaff;
  expect(await wrongAnswers(forged, studio, () => 'STF401')).toEqual([]);
});
