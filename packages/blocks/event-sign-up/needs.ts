import { event, type Need } from '../needs.ts';
import type { EventSignUp } from './schema.ts';

export type EventSignUpNeeds = Readonly<{ event: Need<'events'> }>;

/** The event that one registers for. */
export function eventSignUpNeeds({ eventId }: EventSignUp): EventSignUpNeeds {
  return { event: event({ eventId }) };
}
