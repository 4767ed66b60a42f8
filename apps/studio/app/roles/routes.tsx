import type { RouteObject } from 'react-router';
import { Permitted } from '../frame/permitted.tsx';
import { NewRole } from './new-role.tsx';
import { RoleRecord } from './role-record.tsx';
import { RolesList } from './roles-list.tsx';

export const rolesRoutes: readonly RouteObject[] = [
  {
    path: '/roles',
    element: (
      <Permitted permission="staff.read">
        <RolesList />
      </Permitted>
    ),
  },
  {
    path: '/roles/new',
    element: (
      <Permitted permission="roles.manage">
        <NewRole />
      </Permitted>
    ),
  },
  {
    path: '/roles/:roleId',
    element: (
      <Permitted permission="staff.read">
        <RoleRecord />
      </Permitted>
    ),
  },
];
