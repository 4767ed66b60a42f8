import { listStaff } from '@eyelet/contracts/staff/list.ts';
import { Users } from 'lucide-react';
import type { Desk } from '../frame/desk.ts';
import { call } from '../session/api.ts';
import { staffRoutes } from './routes.tsx';

export const staffDesk: Desk = {
  path: '/staff',
  title: 'studio.staff.title',
  icon: Users,
  permission: 'staff.read',
  routes: staffRoutes,
  find: async (words) => {
    const { rows } = await call(listStaff, { query: { search: words, limit: 8 } });
    return rows.map(({ staffId, name, email }) => ({
      id: staffId,
      label: name,
      hint: email,
      path: `/staff/${staffId}`,
    }));
  },
};
