import type { RouteObject } from 'react-router';
import { Permitted } from '../frame/permitted.tsx';
import { FollowUpsList } from './follow-ups-list.tsx';

export const followUpsRoutes: readonly RouteObject[] = [
  {
    path: '/follow-ups',
    element: (
      <Permitted permission="follow-ups.read">
        <FollowUpsList />
      </Permitted>
    ),
  },
];
