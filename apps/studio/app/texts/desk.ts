import { Languages } from 'lucide-react';
import type { Desk } from '../frame/desk.ts';
import { textsRoutes } from './routes.tsx';

export const textsDesk: Desk = {
  path: '/texts',
  title: 'studio.texts.title',
  icon: Languages,
  permission: 'settings.read',
  routes: textsRoutes,
};
