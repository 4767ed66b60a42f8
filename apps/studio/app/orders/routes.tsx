import type { RouteObject } from 'react-router';
import { Permitted } from '../frame/permitted.tsx';
import { OrderRecord } from './order-record.tsx';
import { OrdersList } from './orders-list.tsx';

export const orderRoutes: readonly RouteObject[] = [
  {
    path: '/orders',
    element: (
      <Permitted permission="orders.read">
        <OrdersList />
      </Permitted>
    ),
  },
  {
    path: '/orders/:orderNumber',
    element: (
      <Permitted permission="orders.read">
        <OrderRecord />
      </Permitted>
    ),
  },
];
