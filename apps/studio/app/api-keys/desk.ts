import { KeyRound } from 'lucide-react';
import type { Desk } from '../frame/desk.ts';
import { apiKeysRoutes } from './routes.tsx';

export const apiKeysDesk: Desk = {
  path: '/api-keys',
  title: 'studio.apiKeys.title',
  icon: KeyRound,
  permission: 'api-keys.read',
  routes: apiKeysRoutes,
};
