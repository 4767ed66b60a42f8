import { CreditCard } from 'lucide-react';
import type { Desk } from '../frame/desk.ts';
import { paymentsRoutes } from './routes.tsx';

/** The money that the shop has taken and given back, and what its providers say of it. */
export const paymentsDesk: Desk = {
  path: '/payments',
  title: 'studio.payments.title',
  icon: CreditCard,
  permission: 'payments.read',
  routes: paymentsRoutes,
};
