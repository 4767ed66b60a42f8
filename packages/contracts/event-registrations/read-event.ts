import { Type } from 'typebox';
import { nullable } from '../kernel/nullable.ts';
import { operation } from '../kernel/operation.ts';
import { eventIdSchema } from './registration.ts';

/** An event as everybody may read it. */
export const publicEventSchema = Type.Object({
  eventId: Type.String(),
  title: Type.String(),
  place: Type.String(),
  address: Type.String(),
  startDate: Type.String({ description: 'YYYY-MM-DD in the time of the place.' }),
  endDate: Type.String({ description: 'The last day; it is one of the event.' }),
  opens: Type.String({ description: 'HH:MM, on each day.' }),
  closes: Type.String(),
  timeZone: Type.String(),
  enablePlusOne: Type.Boolean(),
  termsPage: nullable(Type.String({ description: 'Slug of the page with its terms.' })),
});

/** An event with what a consumer needs to register for it. EVT404: it is not published in the market. */
export const readEvent = operation({
  id: 'eventRegistrations.readEvent',
  method: 'GET',
  path: '/consumers-v3/events/{eventId}',
  summary: 'Read an event of the brand',
  callers: 'anyone',
  params: Type.Object({ eventId: eventIdSchema }),
  response: publicEventSchema,
  refusals: ['EVT404'],
  invalid: 'EVT404',
});
