import type { RouteObject } from 'react-router';
import { RequirePermission } from '../frame/require-permission.tsx';
import { CaseRecord } from './case-record.tsx';
import { CasesList } from './cases-list.tsx';

export const caseRoutes: readonly RouteObject[] = [
  {
    path: '/cases',
    element: (
      <RequirePermission permission="cases.read">
        <CasesList />
      </RequirePermission>
    ),
  },
  {
    path: '/cases/:reference',
    element: (
      <RequirePermission permission="cases.read">
        <CaseRecord />
      </RequirePermission>
    ),
  },
];
