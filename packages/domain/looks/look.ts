import type { LookStanding } from '@eyelet/contracts/customers/look.ts';
import type { LookAnswer } from '@eyelet/contracts/looks/look.ts';

const minute = 60_000;

/** Minutes for which somebody of the staff sees the shop as a customer, from when they open it. */
export const lookMinutes = 30;
/** Hours after a wish within which it can be allowed, and opened. */
export const wishHours = 24;
/** Wishes that a customer gets within these hours, whoever of the staff has them. */
export const mostWishes = 3;

/** As it is stored. */
export type LookState = Exclude<LookStanding, 'lapsed'>;

export type LookTimes = Readonly<{ state: LookState; asked_at: Date; expires_at: Date | null }>;

const answers: Readonly<Record<LookStanding, readonly LookAnswer[]>> = {
  asked: ['allow', 'decline'],
  allowed: ['end'],
  open: ['end'],
  declined: [],
  ended: [],
  lapsed: [],
};

const stateAfter = { allow: 'allowed', decline: 'declined', end: 'ended' } as const;

/** Until when a wish can be allowed, and the look that it asks for opened. */
export function wishUntil({ asked_at }: Pick<LookTimes, 'asked_at'>): Date {
  return new Date(asked_at.getTime() + wishHours * 60 * minute);
}

/** When a look that is opened now ends; opening it again prolongs nothing. */
export function lookEnd({ expires_at }: Pick<LookTimes, 'expires_at'>, now: Date): Date {
  return expires_at ?? new Date(now.getTime() + lookMinutes * minute);
}

/** What a look is now: a wish that nobody has answered lapses, as a consent does that nobody has used. */
export function standingOf(look: LookTimes, now: Date): LookStanding {
  const { state, expires_at } = look;
  if (state === 'open') return expires_at && now < expires_at ? 'open' : 'ended';
  if (state === 'asked' || state === 'allowed') return now < wishUntil(look) ? state : 'lapsed';
  return state;
}

/** When a look has ended, by somebody or by itself; undefined where it has not, or was never open. */
export function endOf(
  { state, ended_at, expires_at }: Pick<LookTimes, 'state' | 'expires_at'> & Readonly<{ ended_at: Date | null }>,
  now: Date,
): Date | undefined {
  if (ended_at) return ended_at;
  return state === 'open' && expires_at && expires_at <= now ? expires_at : undefined;
}

/** Whether it still concerns the customer: no further wish is made meanwhile. */
export function isUnderWay(standing: LookStanding): boolean {
  return standing === 'asked' || standing === 'allowed' || standing === 'open';
}

/** Whether whoever has asked may see the shop as the customer does. */
export function mayOpen(standing: LookStanding): boolean {
  return standing === 'allowed' || standing === 'open';
}

/** What the customer may answer now. */
export function answersTo(standing: LookStanding): readonly LookAnswer[] {
  return answers[standing];
}

/** What an answer makes of a look; undefined where it cannot be given now. */
export function stateFor(look: LookTimes, answer: LookAnswer, now: Date): LookState | undefined {
  return answersTo(standingOf(look, now)).includes(answer) ? stateAfter[answer] : undefined;
}

/** Whole minutes that are left, at least one. */
export function minutesLeft(until: Date, now: Date): number {
  return Math.max(1, Math.ceil((until.getTime() - now.getTime()) / minute));
}
