import { authErrors } from './auth.ts';
import { cartErrors } from './cart.ts';
import type { ErrorFacts } from './entry.ts';
import { eventRegistrationErrors } from './event-registration.ts';
import { giftErrors } from './gift.ts';
import { type NamedId, nameOf } from './named-ids.ts';
import { orderErrors } from './orders.ts';
import { otherErrors } from './other.ts';
import { paymentErrors } from './payment.ts';
import { profileErrors } from './profile.ts';
import { promotionErrors } from './promotion.ts';
import { staffErrors } from './staff.ts';

const factsById = {
  ...authErrors,
  ...cartErrors,
  ...giftErrors,
  ...paymentErrors,
  ...promotionErrors,
  ...profileErrors,
  ...otherErrors,
  ...eventRegistrationErrors,
  ...orderErrors,
  ...staffErrors,
};

/** An id of the error catalogue, as in `errorDetails[].errorId`. */
export type ErrorId = keyof typeof factsById;

export type ErrorEntry = ErrorFacts & Readonly<{ named: NamedId | null; message: `error.${ErrorId}` }>;

export const errorIds = Object.keys(factsById) as readonly ErrorId[];

/** Every error the shop can answer with: status, named id, message key, remedy, and how to provoke it (C8.02, C8.08). */
export const errorCatalogue: Readonly<Record<ErrorId, ErrorEntry>> = Object.fromEntries(
  errorIds.map((id) => [id, { ...factsById[id], named: nameOf(id) ?? null, message: `error.${id}` }]),
) as Record<ErrorId, ErrorEntry>;

/** Whether a text is an id of the catalogue. */
export function isErrorId(id: string): id is ErrorId {
  return Object.hasOwn(errorCatalogue, id);
}
