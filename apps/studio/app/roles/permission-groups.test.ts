import { permissions } from '@eyelet/contracts/callers/permissions.ts';
import { expect, test } from 'vitest';
import { permissionGroups, permissionsIn } from './permission-groups.ts';

test('every permission stands in one group of a role', () => {
  expect(permissionGroups.flatMap(permissionsIn).toSorted()).toEqual([...permissions].toSorted());
});
