import { createRole } from '@eyelet/contracts/roles/create.ts';
import { listRoles } from '@eyelet/contracts/roles/list.ts';
import { removeRole } from '@eyelet/contracts/roles/remove.ts';
import { updateRole } from '@eyelet/contracts/roles/update.ts';
import { changeStaffRoles } from '@eyelet/contracts/staff/change-roles.ts';
import { refusalOf } from '@eyelet/testing/shopper.ts';
import { detailOf, newStaff, type TestStaff } from '@eyelet/testing/staff.ts';
import { timedShop } from '@eyelet/testing/timed-shop.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { target, versionOf } from './people.ts';

const running = timedShop();
let owner: TestStaff;
beforeEach(async () => {
  running.later(60);
  owner = await newStaff(running, { name: 'Ona Wern' });
});

describe('a role of the shop', () => {
  test('can be created, given, changed for everybody who has it, and deleted when it is unused', async () => {
    const name = `Season ${running.now().getTime()}`;
    const role = await owner.call(createRole, { body: { name, permissions: ['content.read'] } });
    expect(await owner.call(createRole, { body: { name: name.toUpperCase(), permissions: ['content.read'] } })).toEqual(
      role,
    );
    expect(await refusalOf(owner.call(createRole, { body: { name, permissions: [] } }))).toBe('STF444');
    const staff = await newStaff(running, { roles: [role.roleId] });
    expect(staff.me).toMatchObject({ roles: [{ roleId: role.roleId, name }], permissions: ['content.read'] });
    const params = { roleId: role.roleId };
    const body = { name, permissions: ['staff.read' as const], version: role.version };
    const changed = await owner.call(updateRole, { params, body });
    expect(await owner.call(updateRole, { params, body })).toEqual(changed);
    expect(changed).toMatchObject({ permissions: ['staff.read'], members: 1, version: role.version + 1 });
    const stale = await detailOf(owner.call(updateRole, { params, body: { ...body, permissions: [] } }));
    expect(stale).toMatchObject({ errorId: 'STF409', current: changed });
    const { roles } = await staff.call(listRoles, {});
    expect(roles.find(({ roleId }) => roleId === role.roleId)).toEqual(changed);
    const query = { version: changed.version };
    expect(await refusalOf(owner.call(removeRole, { params, query }))).toBe('STF443');
    await owner.call(changeStaffRoles, {
      ...target(staff),
      body: { roles: [], version: await versionOf(staff, owner) },
    });
    await owner.call(removeRole, { params, query });
    expect(await refusalOf(owner.call(removeRole, { params, query }))).toBe('STF404');
  });

  test('has a unique name', async () => {
    const [one, other] = [`One ${running.now().getTime()}`, `Other ${running.now().getTime()}`];
    const role = await owner.call(createRole, { body: { name: one, permissions: [] } });
    await owner.call(createRole, { body: { name: other, permissions: [] } });
    const renamed = { params: { roleId: role.roleId }, body: { name: other, permissions: [], version: role.version } };
    expect(await refusalOf(owner.call(updateRole, renamed))).toBe('STF444');
    expect(await refusalOf(owner.call(createRole, { body: { name: ' ', permissions: [] } }))).toBe('STF400');
  });

  test('differs from the built-in roles', async () => {
    const params = { roleId: 'author' };
    const body = { name: 'Author', permissions: [], version: 1 };
    expect(await refusalOf(owner.call(updateRole, { params, body }))).toBe('STF446');
    expect(await refusalOf(owner.call(removeRole, { params, query: { version: 1 } }))).toBe('STF446');
  });
});
