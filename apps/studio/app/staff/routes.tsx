import type { RouteObject } from 'react-router';
import { Permitted } from '../frame/permitted.tsx';
import { StaffList } from './staff-list.tsx';
import { StaffRecord } from './staff-record.tsx';

export const staffRoutes: readonly RouteObject[] = [
  {
    path: '/staff',
    element: (
      <Permitted permission="staff.read">
        <StaffList />
      </Permitted>
    ),
  },
  {
    path: '/staff/:staffId',
    element: (
      <Permitted permission="staff.read">
        <StaffRecord />
      </Permitted>
    ),
  },
];
