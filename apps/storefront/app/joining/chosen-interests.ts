import { interests, joinInterests } from '@eyelet/domain/consumer/interests.ts';

/** The ticked interests of a form in their stored format (C3.02). */
export function chosenInterests(posted: FormData): string {
  const chosen = posted.getAll('interests').map(String);
  return joinInterests(interests.filter((one) => chosen.includes(one)));
}
