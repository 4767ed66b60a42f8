import type { RouteObject } from 'react-router';
import { RequirePermission } from '../frame/require-permission.tsx';
import { DisputesList } from './disputes-list.tsx';

export const disputesRoutes: readonly RouteObject[] = [
  {
    path: '/disputes',
    element: (
      <RequirePermission permission="disputes.read">
        <DisputesList />
      </RequirePermission>
    ),
  },
];
