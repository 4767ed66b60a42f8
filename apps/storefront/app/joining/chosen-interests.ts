import { interests, joinInterests } from '@eyelet/domain/consumer/interests.ts';

/** The interests that are ticked in a form, as they are stored (C3.02). */
export function chosenInterests(posted: FormData): string {
  const chosen = posted.getAll('interests').map(String);
  return joinInterests(interests.filter((one) => chosen.includes(one)));
}
