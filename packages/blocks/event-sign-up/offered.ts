import { eachDay } from '@eyelet/domain/event-registrations/occasion.ts';
import type { ShownEvent } from '../shown-event.ts';
import type { EventSignUp } from './schema.ts';

/** The days that a block offers (B5.7.05): those of the event, within its own dates if it has some. */
export function offeredDays(
  event: Pick<ShownEvent, 'startDate' | 'endDate'>,
  { startDate = event.startDate, endDate = event.endDate }: Pick<EventSignUp, 'startDate' | 'endDate'>,
): readonly string[] {
  return eachDay(event.startDate, event.endDate).filter((day) => day >= startDate && day <= endDate);
}
