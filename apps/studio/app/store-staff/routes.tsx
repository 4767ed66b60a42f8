import type { ReactNode } from 'react';
import type { RouteObject } from 'react-router';
import { Permitted } from '../frame/permitted.tsx';
import { AssociateRecord } from './associate-record.tsx';
import { StoreStaffList } from './store-staff-list.tsx';

const readable = (page: ReactNode) => <Permitted permission="store-staff.read">{page}</Permitted>;

export const storeStaffRoutes: readonly RouteObject[] = [
  { path: '/store-staff', element: readable(<StoreStaffList />) },
  { path: '/store-staff/:employeeId', element: readable(<AssociateRecord />) },
];
