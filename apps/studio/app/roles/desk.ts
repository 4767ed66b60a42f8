import { ShieldCheck } from 'lucide-react';
import type { Desk } from '../frame/desk.ts';
import { rolesRoutes } from './routes.tsx';

export const rolesDesk: Desk = {
  path: '/roles',
  title: 'studio.roles.title',
  icon: ShieldCheck,
  permission: 'staff.read',
  routes: rolesRoutes,
};
