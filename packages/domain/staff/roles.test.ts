import { type Permission, permissions } from '@eyelet/contracts/callers/permissions.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { builtInRoleIds, builtInRoles, holdsAll, isBuiltIn, permissionsOf } from './roles.ts';

const some = fc.subarray([...permissions]);

test('an owner may do everything, an administrator everything but manage owners, and nobody else manages staff', () => {
  expect([...builtInRoles.owner]).toEqual([...permissions]);
  const administrator = permissionsOf(['administrator'], []);
  expect(permissions.filter((one) => !administrator.has(one))).toEqual(['owners.manage']);
  for (const roleId of builtInRoleIds) {
    const held = permissionsOf([roleId], []);
    if (roleId === 'owner' || roleId === 'administrator') continue;
    for (const one of ['staff.manage', 'roles.manage', 'settings.write', 'owners.manage'] as const) {
      expect([roleId, one, held.has(one)]).toEqual([roleId, one, false]);
    }
  }
});

test('only publishers, and those above them, publish', () => {
  const publishing = builtInRoleIds.filter((roleId) => permissionsOf([roleId], []).has('content.publish'));
  expect(publishing).toEqual(['owner', 'administrator', 'publisher']);
});

test('roles allow together what each allows, in any order', () => {
  fc.assert(
    fc.property(some, some, fc.constantFrom(...builtInRoleIds), (one, other, roleId) => {
      const own = [
        { id: 'one', permissions: one },
        { id: 'other', permissions: other },
      ];
      const all = new Set<Permission>([...one, ...other, ...builtInRoles[roleId]]);
      expect(permissionsOf(['one', roleId, 'other'], own)).toEqual(all);
      expect(permissionsOf(['other', 'one', roleId], own)).toEqual(all);
    }),
  );
});

test('a role that is gone and a permission that is not known allow nothing; an own role never passes for a built-in one', () => {
  expect(permissionsOf(['gone'], [])).toEqual(new Set());
  expect(permissionsOf(['odd'], [{ id: 'odd', permissions: ['fly', 'orders.read'] }])).toEqual(
    new Set(['orders.read']),
  );
  expect(permissionsOf(['author'], [{ id: 'author', permissions: ['owners.manage'] }]).has('owners.manage')).toBe(
    false,
  );
  expect(['toString', 'constructor', '__proto__'].some(isBuiltIn)).toBe(false);
});

test('nobody holds more than they have: what may be given is a subset', () => {
  fc.assert(
    fc.property(some, some, (held, wanted) => {
      expect(holdsAll(new Set(held), wanted)).toBe(wanted.every((one) => held.includes(one)));
    }),
  );
});
