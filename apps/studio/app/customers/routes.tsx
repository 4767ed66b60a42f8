import type { ReactNode } from 'react';
import type { RouteObject } from 'react-router';
import { RequirePermission } from '../frame/require-permission.tsx';
import { CustomerRecord } from './customer-record.tsx';
import { CustomersList } from './customers-list.tsx';

const readable = (page: ReactNode) => <RequirePermission permission="customers.read">{page}</RequirePermission>;

export const customersRoutes: readonly RouteObject[] = [
  { path: '/customers', element: readable(<CustomersList />) },
  { path: '/customers/:consumerNo', element: readable(<CustomerRecord />) },
];
