import type { RouteObject } from 'react-router';
import { Permitted } from '../frame/permitted.tsx';
import { EventsList } from './events-list.tsx';
import { GuestList } from './guest-list.tsx';

export const eventRoutes: readonly RouteObject[] = [
  {
    path: '/events',
    element: (
      <Permitted permission="events.read">
        <EventsList />
      </Permitted>
    ),
  },
  {
    path: '/events/:eventId',
    element: (
      <Permitted permission="events.read">
        <GuestList />
      </Permitted>
    ),
  },
];
