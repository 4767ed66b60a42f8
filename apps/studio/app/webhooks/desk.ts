import { Webhook } from 'lucide-react';
import type { Desk } from '../frame/desk.ts';
import { webhooksRoutes } from './routes.tsx';

export const webhooksDesk: Desk = {
  path: '/webhooks',
  title: 'studio.webhooks.title',
  icon: Webhook,
  permission: 'webhooks.read',
  routes: webhooksRoutes,
};
