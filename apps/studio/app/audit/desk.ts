import { ScrollText } from 'lucide-react';
import type { Desk } from '../frame/desk.ts';
import { auditRoutes } from './routes.tsx';

export const auditDesk: Desk = {
  path: '/audit',
  title: 'studio.audit.title',
  icon: ScrollText,
  permission: 'audit.read',
  routes: auditRoutes,
};
