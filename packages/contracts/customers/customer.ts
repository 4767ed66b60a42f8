import { type Static, Type } from 'typebox';
import { identityTypes } from '../consumer/profile.ts';
import { nullable, oneOf } from '../kernel/nullable.ts';
import { preferenceSchema } from '../notifications/preference.ts';
import { subscriptionChannels, subscriptionTypes } from '../subscriptions/subscription.ts';
import { lookSchema } from './look.ts';
import { customerActionSchema, customerRequestSchema } from './request.ts';

/** What kinds of customers a list tells apart; `registered` are those with an account that are nothing else. */
export const customerKinds = ['registered', 'member', 'employee', 'athlete', 'professional'] as const;

const instant = Type.String({ format: 'date-time' });

/** An account as a list of the studio has it. */
export const listedCustomerSchema = Type.Object({
  consumerNo: Type.String(),
  name: Type.String(),
  email: Type.String(),
  phone: Type.String({ description: 'International; empty for none.' }),
  memberId: nullable(Type.String({ description: 'Number in the loyalty programme.' })),
  locale: Type.String({ description: 'Market that the account belongs to.' }),
  kinds: Type.Array(oneOf(customerKinds)),
  isConfirmed: Type.Boolean({ description: 'False for a profile that nobody can sign in to yet.' }),
  createdAt: instant,
  deletionAt: nullable(Type.String({ format: 'date-time', description: 'When the account will be erased.' })),
  waiting: Type.Integer({ description: 'Requests that wait for a second person.' }),
});

const consentSchema = Type.Object({
  of: oneOf(['terms', 'loyalty-terms', 'employee-terms']),
  acceptedAt: instant,
  page: nullable(Type.String()),
  version: nullable(Type.Integer()),
});

const customerSessionSchema = Type.Object({
  device: Type.String({ description: 'Browser and system by name; empty where unknown.' }),
  place: Type.String(),
  isAssociate: Type.Boolean({ description: 'Whether it sells for a store.' }),
  signedInAt: instant,
  lastUsedAt: instant,
});

/** An account as the desk works on it. No secret is in it: neither password, cards nor codes. */
export const customerSchema = Type.Object({
  ...listedCustomerSchema.properties,
  firstName: Type.String(),
  lastName: Type.String(),
  postalCode: Type.String(),
  birthDate: Type.String({ description: 'YYYY-MM-DD, or empty.' }),
  gender: Type.String(),
  identities: Type.Array(oneOf(identityTypes)),
  interests: Type.Array(Type.String()),
  preferredShoeSize: Type.String(),
  favStore: Type.String({ description: 'Name of the preferred store; empty for none.' }),
  hasPassword: Type.Boolean(),
  passkeys: Type.Integer(),
  addresses: Type.Array(
    Type.Object({
      addressId: Type.String(),
      approachType: oneOf(['S', 'B']),
      main: Type.Boolean(),
      lines: Type.Array(Type.String()),
    }),
  ),
  consents: Type.Array(consentSchema),
  subscriptions: Type.Array(
    Type.Object({
      type: oneOf(subscriptionTypes),
      channel: oneOf(subscriptionChannels),
      recipient: Type.String(),
      optin: Type.Boolean(),
      doubleOptin: Type.Boolean(),
      optinAt: nullable(instant),
      optoutAt: nullable(instant),
    }),
  ),
  notifications: Type.Array(preferenceSchema),
  sessions: Type.Array(customerSessionSchema, { description: 'Where the customer is signed in, the last used first.' }),
  requests: Type.Array(customerRequestSchema, { description: 'Those that wait first, then the latest.' }),
  actions: Type.Array(customerActionSchema, { description: 'What staff have done, the latest first.' }),
  looks: Type.Array(lookSchema, {
    description: 'Who of the staff has wished to see the shop as they do, the latest first.',
  }),
  version: Type.Integer({ description: 'Sent back with a correction.' }),
});

export type ListedCustomer = Static<typeof listedCustomerSchema>;
export type Customer = Static<typeof customerSchema>;
export type CustomerKind = (typeof customerKinds)[number];

export const customerParams = Type.Object({ consumerNo: Type.String({ maxLength: 64 }) });
