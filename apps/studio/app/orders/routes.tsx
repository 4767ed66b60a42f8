import type { RouteObject } from 'react-router';
import { RequirePermission } from '../frame/require-permission.tsx';
import { OrderRecord } from './order-record.tsx';
import { OrdersList } from './orders-list.tsx';

export const orderRoutes: readonly RouteObject[] = [
  {
    path: '/orders',
    element: (
      <RequirePermission permission="orders.read">
        <OrdersList />
      </RequirePermission>
    ),
  },
  {
    path: '/orders/:orderNumber',
    element: (
      <RequirePermission permission="orders.read">
        <OrderRecord />
      </RequirePermission>
    ),
  },
];
