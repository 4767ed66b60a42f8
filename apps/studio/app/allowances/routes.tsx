import type { ReactNode } from 'react';
import type { RouteObject } from 'react-router';
import { RequirePermission } from '../frame/require-permission.tsx';
import { AllowanceRecord } from './allowance-record.tsx';
import { AllowancesList } from './allowances-list.tsx';

const readable = (page: ReactNode) => <RequirePermission permission="allowances.read">{page}</RequirePermission>;

export const allowanceRoutes: readonly RouteObject[] = [
  { path: '/allowances', element: readable(<AllowancesList />) },
  { path: '/allowances/:consumerNo', element: readable(<AllowanceRecord />) },
];
