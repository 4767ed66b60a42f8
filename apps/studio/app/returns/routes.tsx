import type { RouteObject } from 'react-router';
import { RequirePermission } from '../frame/require-permission.tsx';
import { ReturnRecord } from './return-record.tsx';
import { ReturnsList } from './returns-list.tsx';

export const returnRoutes: readonly RouteObject[] = [
  {
    path: '/returns',
    element: (
      <RequirePermission permission="orders.read">
        <ReturnsList />
      </RequirePermission>
    ),
  },
  {
    path: '/returns/:returnId',
    element: (
      <RequirePermission permission="orders.read">
        <ReturnRecord />
      </RequirePermission>
    ),
  },
];
