import { listEvents } from '@eyelet/contracts/event-registrations/list-events.ts';
import { CalendarDays } from 'lucide-react';
import type { Desk } from '../frame/desk.ts';
import { call } from '../session/api.ts';
import { eventRoutes } from './routes.tsx';

/** Events of the brand and who comes to them. */
export const eventsDesk: Desk = {
  path: '/events',
  title: 'studio.events.title',
  icon: CalendarDays,
  permission: 'events.read',
  routes: eventRoutes,
  find: async (words) => {
    const { events } = await call(listEvents, {});
    const wanted = words.toLowerCase();
    const found = events.filter(({ title, place }) => `${title} ${place}`.toLowerCase().includes(wanted));
    return found.slice(0, 8).map(({ eventId, title, startDate }) => ({
      id: eventId,
      label: title,
      hint: startDate,
      path: `/events/${eventId}`,
    }));
  },
};
