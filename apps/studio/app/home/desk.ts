import { House } from 'lucide-react';
import type { Desk } from '../frame/desk.ts';
import { homeRoutes } from './routes.tsx';

/** Where the day begins: what waits, and how the shop does. */
export const homeDesk: Desk = {
  path: '/home',
  title: 'studio.home.title',
  sign: House,
  permission: 'anyone',
  routes: homeRoutes,
};
