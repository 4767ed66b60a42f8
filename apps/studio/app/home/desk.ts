import { House } from 'lucide-react';
import type { Desk } from '../frame/desk.ts';
import { homeRoutes } from './routes.tsx';

/** The start page: tasks that wait, and the figures of the shop. */
export const homeDesk: Desk = {
  path: '/home',
  title: 'studio.home.title',
  icon: House,
  permission: 'anyone',
  routes: homeRoutes,
};
