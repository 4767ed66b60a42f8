import { Gavel } from 'lucide-react';
import type { Desk } from '../frame/desk.ts';
import { disputesRoutes } from './routes.tsx';

/** Payments that their payers contest with their banks. */
export const disputesDesk: Desk = {
  path: '/disputes',
  title: 'studio.disputes.title',
  icon: Gavel,
  permission: 'disputes.read',
  routes: disputesRoutes,
};
