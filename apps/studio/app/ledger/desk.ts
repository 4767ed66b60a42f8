import { Scale } from 'lucide-react';
import type { Desk } from '../frame/desk.ts';
import { ledgerRoutes } from './routes.tsx';

/** What is owed to customers, and whether it adds up. */
export const ledgerDesk: Desk = {
  path: '/ledger',
  title: 'studio.ledger.title',
  icon: Scale,
  permission: 'ledger.read',
  routes: ledgerRoutes,
};
