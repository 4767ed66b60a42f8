import { ListRestart } from 'lucide-react';
import type { Desk } from '../frame/desk.ts';
import { followUpsRoutes } from './routes.tsx';

export const followUpsDesk: Desk = {
  path: '/follow-ups',
  title: 'studio.followUps.title',
  icon: ListRestart,
  permission: 'follow-ups.read',
  routes: followUpsRoutes,
};
