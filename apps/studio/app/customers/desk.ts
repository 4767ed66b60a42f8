import { listCustomers } from '@eyelet/contracts/customers/list.ts';
import { CircleUserRound } from 'lucide-react';
import type { Desk } from '../frame/desk.ts';
import { call } from '../session/api.ts';
import { customersRoutes } from './routes.tsx';

/** The accounts of customers: who they are, what they have to do with the shop, and what they ask of it. */
export const customersDesk: Desk = {
  path: '/customers',
  title: 'studio.customers.title',
  icon: CircleUserRound,
  permission: 'customers.read',
  routes: customersRoutes,
  find: async (words) => {
    const { rows } = await call(listCustomers, { query: { search: words.slice(0, 100), limit: 8 } });
    return rows.map(({ consumerNo, name, email }) => ({
      id: consumerNo,
      label: name || email,
      hint: email,
      path: `/customers/${consumerNo}`,
    }));
  },
};
