import { listTransfers } from '@eyelet/contracts/transfers/list.ts';
import { Truck } from 'lucide-react';
import type { Desk } from '../frame/desk.ts';
import { call } from '../session/api.ts';
import { transferRoutes } from './routes.tsx';

/** Stock that goes from one place to another. */
export const transfersDesk: Desk = {
  path: '/transfers',
  title: 'studio.transfers.title',
  icon: Truck,
  permission: 'stock.read',
  routes: transferRoutes,
  find: async (words) => {
    if (!/^t-?\d+$/i.test(words.trim())) return [];
    const { rows } = await call(listTransfers, { query: { search: words.trim().slice(0, 20), limit: 8 } });
    return rows.map(({ transferId, number, from, to }) => ({
      id: transferId,
      label: number,
      hint: `${from.name} → ${to.name}`,
      path: `/transfers/${transferId}`,
    }));
  },
};
