import type { RouteObject } from 'react-router';
import { RequirePermission } from '../frame/require-permission.tsx';
import { StaffList } from './staff-list.tsx';
import { StaffRecord } from './staff-record.tsx';

export const staffRoutes: readonly RouteObject[] = [
  {
    path: '/staff',
    element: (
      <RequirePermission permission="staff.read">
        <StaffList />
      </RequirePermission>
    ),
  },
  {
    path: '/staff/:staffId',
    element: (
      <RequirePermission permission="staff.read">
        <StaffRecord />
      </RequirePermission>
    ),
  },
];
