import { readInvitation } from '@eyelet/contracts/staff-access/read-invitation.ts';
import { readStaffAccount } from '@eyelet/contracts/staff-account/read.ts';
import { CommandError, firstOwnerPath, inviteByCommand, resetByCommand } from '@eyelet/server/staff/by-command.ts';
import { refusalOf } from '@eyelet/testing/shopper.ts';
import { newStaff, signInAsStaff, staffBrowser } from '@eyelet/testing/staff.ts';
import { type RunningShop, startShop } from '@eyelet/testing/start-shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accept } from './people.ts';

let running: RunningShop;
beforeAll(async () => {
  running = await startShop();
});
afterAll(() => running.close());

const person = { email: 'ada@staff.example', name: 'Ada Brink', language: 'it', roles: ['owner'] } as const;
const tokenIn = (path: string | undefined) => /^\/studio\/invitation#token=([\w-]{43})$/.exec(path ?? '')?.[1] ?? '';
const read = (path: string | undefined) =>
  staffBrowser(running.origin).call(readInvitation, { body: { token: tokenIn(path) } });

test('a shop without staff has a link for its first owner, and a new one with each start', async () => {
  const { shop } = running;
  const first = await firstOwnerPath(shop);
  const second = await firstOwnerPath(shop);
  expect(await refusalOf(read(first))).toBe('STF402');
  expect(await read(second)).toMatchObject({ email: 'owner@skerry.example', roles: ['owner'] });
  for (const change of [{ stage: 'live' }, { role: 'worker' }] as const) {
    expect(await firstOwnerPath({ ...shop, config: { ...shop.config, ...change } })).toBeUndefined();
  }
  expect((await accept(tokenIn(second), running)).me.permissions).toContain('owners.manage');
  expect(await firstOwnerPath(shop)).toBeUndefined();
});

test('a command invites, repeatedly until the invitation is accepted, and is in the audit as the operator’s', async () => {
  const { database, clock } = running.shop;
  const first = await inviteByCommand(database, person, clock());
  const second = await inviteByCommand(database, person, clock());
  expect(await refusalOf(read(first))).toBe('STF402');
  await accept(tokenIn(second), running);
  await expect(inviteByCommand(database, person, clock())).rejects.toThrow('is of the staff already');
  const { rows } = await database.pool.query(`select * from audit where after->>'email' = $1`, [person.email]);
  expect(rows).toMatchObject([{ action: 'staff.invite', staff_id: null, staff_name: 'operator', device: 'command' }]);
});

test('a command restores access for a person who has lost every way to sign in', async () => {
  const { database, clock } = running.shop;
  const ada = await newStaff(running);
  const path = await resetByCommand(database, ada.email, clock());
  expect(await refusalOf(ada.call(readStaffAccount, {}))).toBe('STF401');
  expect(await refusalOf(signInAsStaff(running, ada))).toBe('STF411');
  expect((await accept(tokenIn(path), running)).me.staffId).toBe(ada.me.staffId);
});

test('a command that fails says why', async () => {
  const { database, clock } = running.shop;
  const wrong = [
    inviteByCommand(database, { ...person, email: 'ada' }, clock()),
    inviteByCommand(database, { ...person, email: 'bo@staff.example', roles: ['king'] }, clock()),
    resetByCommand(database, 'nobody@staff.example', clock()),
  ];
  const said = await Promise.all(wrong.map((one) => one.catch((error: unknown) => error)));
  expect(said.every((one) => one instanceof CommandError)).toBe(true);
});
