import type { RouteObject } from 'react-router';
import { RequirePermission } from '../frame/require-permission.tsx';
import { PackingPage } from './packing-page.tsx';

export const packingRoutes: readonly RouteObject[] = [
  {
    path: '/packing',
    element: (
      <RequirePermission permission="fulfilment.write">
        <PackingPage />
      </RequirePermission>
    ),
  },
];
