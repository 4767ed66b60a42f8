import { listDeskOrders } from '@eyelet/contracts/order-desk/list.ts';
import { Package } from 'lucide-react';
import type { Desk } from '../frame/desk.ts';
import { call } from '../session/api.ts';
import { orderRoutes } from './routes.tsx';

/** The orders of the shop, and how they reach who has placed them. */
export const ordersDesk: Desk = {
  path: '/orders',
  title: 'studio.orders.title',
  icon: Package,
  permission: 'orders.read',
  routes: orderRoutes,
  find: async (words) => {
    const { rows } = await call(listDeskOrders, { query: { search: words, limit: 8 } });
    return rows.map(({ orderNumber, name, email }) => ({
      id: orderNumber,
      label: `${orderNumber} ${name}`,
      hint: email,
      path: `/orders/${orderNumber}`,
    }));
  },
};
