import { openDays } from '@eyelet/domain/event-registrations/occasion.ts';
import type { AnswersTo } from '../needs.ts';
import type { WhereShown, WhyEmpty } from '../why-empty.ts';
import type { EventSignUpNeeds } from './needs.ts';
import { offeredDays } from './offered.ts';
import type { EventSignUp } from './schema.ts';

/** The registration is not shown without its event, and takes nobody once no day of it is left. */
export function whyNobodyRegisters(
  props: EventSignUp,
  { event }: AnswersTo<EventSignUpNeeds>,
  { now }: Pick<WhereShown, 'now'>,
): WhyEmpty | undefined {
  if (!event) return 'event';
  const open = new Set(openDays(event, now));
  return offeredDays(event, props).some((day) => open.has(day)) ? undefined : 'over';
}
