import { type Static, Type } from 'typebox';
import { nullable, oneOf } from '../kernel/nullable.ts';

export const subscriptionTypes = ['Newsletter', 'LoyaltyNewsletter'] as const;
export const subscriptionChannels = ['email', 'sms'] as const;

/** One consent to messages (B3.3.09 to B3.3.12). `doubleOptin` is false until a mailed link is opened. */
export const subscriptionSchema = Type.Object({
  subscriptionId: Type.String(),
  type: oneOf(subscriptionTypes),
  channel: oneOf(subscriptionChannels),
  recipient: Type.String({ description: 'Email address, or phone in international form.' }),
  optin: Type.Boolean(),
  doubleOptin: Type.Boolean(),
  category: nullable(Type.String()),
  country: Type.String(),
  region: Type.String(),
  optinDate: nullable(Type.String({ format: 'date-time' })),
  optoutDate: nullable(Type.String({ format: 'date-time' })),
});

export const subscriptionsSchema = Type.Object({ subscriptions: Type.Array(subscriptionSchema) });

/** The members of a subscription in requests; dates, country and region come from the server. */
export const subscriptionInput = {
  type: Type.Optional(oneOf(subscriptionTypes)),
  channel: oneOf(subscriptionChannels),
  recipient: Type.Optional(Type.String({ maxLength: 100 })),
  optin: Type.Boolean(),
  doubleOptin: Type.Optional(Type.Boolean({ description: 'Ignored: only the mailed link confirms.' })),
  category: Type.Optional(Type.String({ maxLength: 64 })),
  country: Type.Optional(Type.String({ maxLength: 2 })),
  region: Type.Optional(Type.String({ maxLength: 8 })),
  optinDate: Type.Optional(Type.String({ maxLength: 40 })),
  optoutDate: Type.Optional(Type.String({ maxLength: 40 })),
};

export type Subscription = Static<typeof subscriptionSchema>;
