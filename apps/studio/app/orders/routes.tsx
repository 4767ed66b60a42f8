import type { RouteObject } from 'react-router';
import { BulkList } from '../bulk-actions/bulk-list.tsx';
import { BulkPage } from '../bulk-actions/bulk-page.tsx';
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
    path: '/orders/many',
    element: (
      <RequirePermission permission="orders.read">
        <BulkList />
      </RequirePermission>
    ),
  },
  {
    path: '/orders/many/:bulkId',
    element: (
      <RequirePermission permission="orders.read">
        <BulkPage />
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
