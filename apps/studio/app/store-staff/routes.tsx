import type { ReactNode } from 'react';
import type { RouteObject } from 'react-router';
import { RequirePermission } from '../frame/require-permission.tsx';
import { AssociateRecord } from './associate-record.tsx';
import { StoreStaffList } from './store-staff-list.tsx';

const readable = (page: ReactNode) => <RequirePermission permission="store-staff.read">{page}</RequirePermission>;

export const storeStaffRoutes: readonly RouteObject[] = [
  { path: '/store-staff', element: readable(<StoreStaffList />) },
  { path: '/store-staff/:employeeId', element: readable(<AssociateRecord />) },
];
