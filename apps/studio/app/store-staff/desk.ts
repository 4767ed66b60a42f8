import { listStoreStaff } from '@eyelet/contracts/store-staff/list.ts';
import { Store } from 'lucide-react';
import type { Desk } from '../frame/desk.ts';
import { call } from '../session/api.ts';
import { storeStaffRoutes } from './routes.tsx';

/** Who sells for the stores, and what they may do to prices. */
export const storeStaffDesk: Desk = {
  path: '/store-staff',
  title: 'studio.storeStaff.title',
  icon: Store,
  permission: 'store-staff.read',
  routes: storeStaffRoutes,
  find: async (words) => {
    const { rows } = await call(listStoreStaff, { query: { search: words.slice(0, 100), limit: 8 } });
    return rows.map(({ employeeId, name, storeName }) => ({
      id: employeeId,
      label: name,
      hint: storeName,
      path: `/store-staff/${employeeId}`,
    }));
  },
};
