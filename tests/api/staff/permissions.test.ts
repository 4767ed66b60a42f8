import { permissions } from '@eyelet/contracts/callers/permissions.ts';
import { createRole } from '@eyelet/contracts/roles/create.ts';
import { removeRole } from '@eyelet/contracts/roles/remove.ts';
import { updateRole } from '@eyelet/contracts/roles/update.ts';
import { changeStaffRoles } from '@eyelet/contracts/staff/change-roles.ts';
import { inviteStaff } from '@eyelet/contracts/staff/invite.ts';
import { removeStaff } from '@eyelet/contracts/staff/remove.ts';
import { resetStaffFactors } from '@eyelet/contracts/staff/reset-factors.ts';
import { suspendStaff } from '@eyelet/contracts/staff/suspend.ts';
import { refusalOf } from '@eyelet/testing/shopper.ts';
import { detailOf, newStaff, type TestStaff } from '@eyelet/testing/staff.ts';
import { timedShop } from '@eyelet/testing/timed-shop.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { someone, target, versionOf } from './people.ts';

const running = timedShop();
let owner: TestStaff;
let administrator: TestStaff;
beforeEach(async () => {
  running.later(60);
  owner = await newStaff(running, { name: 'Ona Wern' });
  administrator = await newStaff(running, { roles: ['administrator'] });
});

describe('staff cannot grant permissions that they do not have', () => {
  test('an administrator cannot create or manage owners', async () => {
    const body = { ...someone(), roles: ['owner'] };
    expect(await refusalOf(administrator.call(inviteStaff, { body }))).toBe('STF442');
    const version = owner.me.version;
    const refused = [
      administrator.call(changeStaffRoles, { ...target(owner), body: { roles: [], version } }),
      administrator.call(suspendStaff, { ...target(owner), body: { version } }),
      administrator.call(resetStaffFactors, { ...target(owner), body: { version } }),
      administrator.call(removeStaff, { ...target(owner), query: { version } }),
    ];
    expect(await Promise.all(refused.map(refusalOf))).toEqual(refused.map(() => 'STF442'));
    const author = await newStaff(running, { roles: ['author'] });
    const promote = { ...target(author), body: { roles: ['owner'], version: author.me.version } };
    expect(await refusalOf(administrator.call(changeStaffRoles, promote))).toBe('STF442');
  });

  test('a role cannot get permissions its editor does not have, and cannot be reduced by a person who has fewer', async () => {
    const all = { name: `Everything `, permissions: [...permissions] };
    expect(await refusalOf(administrator.call(createRole, { body: all }))).toBe('STF442');
    const own = await administrator.call(createRole, {
      body: { name: `Own ${running.now().getTime()}`, permissions: ['orders.read'] },
    });
    const params = { roleId: own.roleId };
    const grown = { ...own, permissions: ['owners.manage' as const], name: own.name ?? '' };
    expect(await refusalOf(administrator.call(updateRole, { params, body: grown }))).toBe('STF442');
    const wide = await owner.call(createRole, { body: all });
    const emptied = { name: all.name, permissions: [], version: wide.version };
    expect(await refusalOf(administrator.call(updateRole, { params: { roleId: wide.roleId }, body: emptied }))).toBe(
      'STF442',
    );
    const gone = { params: { roleId: wide.roleId }, query: { version: wide.version } };
    expect(await refusalOf(administrator.call(removeRole, gone))).toBe('STF442');
  });

  test('staff cannot change, suspend or delete themselves', async () => {
    const { version } = owner.me;
    const calls = [
      owner.call(changeStaffRoles, { ...target(owner), body: { roles: ['owner', 'author'], version } }),
      owner.call(suspendStaff, { ...target(owner), body: { version } }),
      owner.call(resetStaffFactors, { ...target(owner), body: { version } }),
      owner.call(removeStaff, { ...target(owner), query: { version } }),
    ];
    expect(await Promise.all(calls.map(refusalOf))).toEqual(calls.map(() => 'STF447'));
  });
});

describe('the last owner', () => {
  /** A shop with one owner, and a person with all permissions who is not an owner. */
  async function lonely() {
    await running.shop.database.db.updateTable('staff').set({ state: 'suspended' }).execute();
    const last = await newStaff(running);
    const role = await last.call(createRole, {
      body: { name: `All ${running.now().getTime()}`, permissions: [...permissions] },
    });
    return { last, deputy: await newStaff(running, { roles: [role.roleId] }) };
  }

  test('cannot be demoted, suspended, deleted or reset', async () => {
    const { last, deputy } = await lonely();
    const version = await versionOf(last, deputy);
    const calls = [
      deputy.call(changeStaffRoles, { ...target(last), body: { roles: ['author'], version } }),
      deputy.call(suspendStaff, { ...target(last), body: { version } }),
      deputy.call(resetStaffFactors, { ...target(last), body: { version } }),
      deputy.call(removeStaff, { ...target(last), query: { version } }),
    ];
    expect(await Promise.all(calls.map(refusalOf))).toEqual(calls.map(() => 'STF441'));
  });

  test('remains when two owners are demoted at once, and when they demote each other', async () => {
    const { last, deputy } = await lonely();
    const other = await newStaff(running);
    const demote = async (by: TestStaff, whom: TestStaff) =>
      by.call(changeStaffRoles, {
        ...target(whom),
        body: { roles: ['author'], version: await versionOf(whom, deputy) },
      });
    const byDeputy = await Promise.allSettled([demote(deputy, last), demote(deputy, other)]);
    expect(byDeputy.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const [one, two] = [await newStaff(running), await newStaff(running)];
    const eachOther = await Promise.allSettled([demote(one, two), demote(two, one)]);
    expect(eachOther.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});

test('of two who suspend each other at once, one is left', async () => {
  for (let count = 0; count < 5; count += 1) {
    const [one, two] = [await newStaff(running), await newStaff(running)];
    const suspend = (by: TestStaff, whom: TestStaff) =>
      by.call(suspendStaff, { ...target(whom), body: { version: whom.me.version } });
    const done = await Promise.allSettled([suspend(one, two), suspend(two, one)]);
    expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  }
});

test('a role given and deleted at the same time is either given or deleted', async () => {
  for (let count = 0; count < 5; count += 1) {
    const body = { name: `Race ${count} ${running.now().getTime()}`, permissions: ['orders.read' as const] };
    const role = await owner.call(createRole, { body });
    const author = await newStaff(running, { roles: ['author'] });
    const done = await Promise.allSettled([
      owner.call(changeStaffRoles, { ...target(author), body: { roles: [role.roleId], version: author.me.version } }),
      administrator.call(removeRole, { params: { roleId: role.roleId }, query: { version: role.version } }),
    ]);
    expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  }
});

test('invalid input is refused with its member, and changes nothing', async () => {
  const wrong = owner.call(changeStaffRoles, {
    ...target(administrator),
    body: { roles: 'owner' as never, version: 1 },
  });
  expect(await detailOf(wrong)).toMatchObject({ status: 400, errorId: 'STF400', details: { member: 'roles' } });
});
