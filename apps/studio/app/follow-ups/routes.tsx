import type { RouteObject } from 'react-router';
import { RequirePermission } from '../frame/require-permission.tsx';
import { FollowUpsList } from './follow-ups-list.tsx';

export const followUpsRoutes: readonly RouteObject[] = [
  {
    path: '/follow-ups',
    element: (
      <RequirePermission permission="follow-ups.read">
        <FollowUpsList />
      </RequirePermission>
    ),
  },
];
