import type { ReactNode } from 'react';
import type { RouteObject } from 'react-router';
import { RequirePermission } from '../frame/require-permission.tsx';
import { PaymentRecord } from './payment-record.tsx';
import { PaymentsList } from './payments-list.tsx';
import { ReportRecord } from './report-record.tsx';
import { ReportsList } from './reports-list.tsx';

const readable = (page: ReactNode) => <RequirePermission permission="payments.read">{page}</RequirePermission>;

export const paymentsRoutes: readonly RouteObject[] = [
  { path: '/payments', element: readable(<PaymentsList />) },
  { path: '/payments/reports', element: readable(<ReportsList />) },
  { path: '/payments/reports/:settlementId', element: readable(<ReportRecord />) },
  { path: '/payments/:paymentKey', element: readable(<PaymentRecord />) },
];
