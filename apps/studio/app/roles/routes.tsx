import type { RouteObject } from 'react-router';
import { RequirePermission } from '../frame/require-permission.tsx';
import { NewRole } from './new-role.tsx';
import { RoleRecord } from './role-record.tsx';
import { RolesList } from './roles-list.tsx';

export const rolesRoutes: readonly RouteObject[] = [
  {
    path: '/roles',
    element: (
      <RequirePermission permission="staff.read">
        <RolesList />
      </RequirePermission>
    ),
  },
  {
    path: '/roles/new',
    element: (
      <RequirePermission permission="roles.manage">
        <NewRole />
      </RequirePermission>
    ),
  },
  {
    path: '/roles/:roleId',
    element: (
      <RequirePermission permission="staff.read">
        <RoleRecord />
      </RequirePermission>
    ),
  },
];
