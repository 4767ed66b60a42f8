import { listAllowances } from '@eyelet/contracts/allowances/list.ts';
import { Medal } from 'lucide-react';
import type { Desk } from '../frame/desk.ts';
import { call } from '../session/api.ts';
import { allowanceRoutes } from './routes.tsx';

/** What athletes, employees and professionals may spend in a year. */
export const allowancesDesk: Desk = {
  path: '/allowances',
  title: 'studio.allowances.title',
  icon: Medal,
  permission: 'allowances.read',
  routes: allowanceRoutes,
  find: async (words) => {
    const { rows } = await call(listAllowances, { query: { search: words.slice(0, 100), limit: 8 } });
    return rows.map(({ consumerNo, name, email }) => ({
      id: consumerNo,
      label: name || email,
      hint: email,
      path: `/allowances/${consumerNo}`,
    }));
  },
};
