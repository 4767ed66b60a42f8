import type { RouteObject } from 'react-router';
import { RequirePermission } from '../frame/require-permission.tsx';
import { LedgerPage } from './ledger-page.tsx';

export const ledgerRoutes: readonly RouteObject[] = [
  {
    path: '/ledger',
    element: (
      <RequirePermission permission="ledger.read">
        <LedgerPage />
      </RequirePermission>
    ),
  },
];
