import { type Static, Type } from 'typebox';
import { nullable, oneOf } from '../kernel/nullable.ts';

/** `waiting`: the event is full, and a seat that becomes free is theirs. */
export const registrationStates = ['confirmed', 'waiting', 'cancelled'] as const;

export type RegistrationState = (typeof registrationStates)[number];

export const eventIdSchema = Type.String({ minLength: 1, maxLength: 80 });
export const registrationIdSchema = Type.String({ maxLength: 40 });
export const attendingDaysSchema = Type.String({
  maxLength: 400,
  description: 'YYYY-MM-DD, joined by commas (B7.29).',
});

export const path = '/consumers-v3/consumer/event-registration';

/** The registration of a consumer for an event of the brand. */
export const registrationSchema = Type.Object({
  registrationId: Type.String(),
  eventId: Type.String(),
  status: oneOf(registrationStates),
});

/** A registration as its owner sees it, or a caller with the link of the letter. */
export const ownRegistrationSchema = Type.Object({
  ...registrationSchema.properties,
  title: Type.String({
    description: 'Of the event, in the language of the market; empty when it is not published any more.',
  }),
  attendingDays: attendingDaysSchema,
  hasPlusOne: Type.Boolean(),
});

export type OwnRegistration = Static<typeof ownRegistrationSchema>;

/** A guest list as staff see it. */
export const guestSchema = Type.Object({
  ...registrationSchema.properties,
  email: Type.String(),
  firstName: Type.String(),
  lastName: Type.String(),
  gender: Type.String(),
  phoneNumber: Type.String(),
  plusOne: Type.String({ description: 'Name of the guest who comes along, or empty.' }),
  attendingDays: attendingDaysSchema,
  locale: Type.String(),
  termsVersion: nullable(Type.Integer()),
  registeredAt: Type.String({ format: 'date-time' }),
  changedAt: Type.String({ format: 'date-time' }),
});

export type Guest = Static<typeof guestSchema>;
