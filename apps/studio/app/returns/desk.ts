import { listDeskReturns } from '@eyelet/contracts/return-desk/list.ts';
import { PackageOpen } from 'lucide-react';
import type { Desk } from '../frame/desk.ts';
import { call } from '../session/api.ts';
import { returnRoutes } from './routes.tsx';

/** What customers send back, and what the shop takes back of it. */
export const returnsDesk: Desk = {
  path: '/returns',
  title: 'studio.returns.title',
  icon: PackageOpen,
  permission: 'orders.read',
  routes: returnRoutes,
  find: async (words) => {
    const { rows } = await call(listDeskReturns, { query: { search: words.slice(0, 64), limit: 8 } });
    return rows.map(({ returnId, orderNumber, email }) => ({
      id: returnId,
      label: `${returnId} ${orderNumber}`,
      hint: email,
      path: `/returns/${returnId}`,
    }));
  },
};
