import { listDeskMembers } from '@eyelet/contracts/loyalty-desk/list.ts';
import { Award } from 'lucide-react';
import type { Desk } from '../frame/desk.ts';
import { call } from '../session/api.ts';
import { loyaltyRoutes } from './routes.tsx';

/** Members of the loyalty programme: tiers, points, and what staff do with them. */
export const loyaltyDesk: Desk = {
  path: '/loyalty',
  title: 'studio.loyalty.title',
  icon: Award,
  permission: 'loyalty.read',
  routes: loyaltyRoutes,
  find: async (words) => {
    const { rows } = await call(listDeskMembers, { query: { search: words.slice(0, 100), limit: 8 } });
    return rows.map(({ consumerNo, name, email }) => ({
      id: consumerNo,
      label: name || email,
      hint: email,
      path: `/loyalty/${consumerNo}`,
    }));
  },
};
