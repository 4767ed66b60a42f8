import type { RouteObject } from 'react-router';
import { RequirePermission } from '../frame/require-permission.tsx';
import { EventsList } from './events-list.tsx';
import { GuestList } from './guest-list.tsx';

export const eventRoutes: readonly RouteObject[] = [
  {
    path: '/events',
    element: (
      <RequirePermission permission="events.read">
        <EventsList />
      </RequirePermission>
    ),
  },
  {
    path: '/events/:eventId',
    element: (
      <RequirePermission permission="events.read">
        <GuestList />
      </RequirePermission>
    ),
  },
];
