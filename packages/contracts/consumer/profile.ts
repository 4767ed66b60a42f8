import { type Static, Type } from 'typebox';
import { genders, sourceSchema } from '../auth/sign-up.ts';
import { nullable, oneOf } from '../kernel/nullable.ts';
import { subscriptionSchema } from '../subscriptions/subscription.ts';
import { savedAddressSchema } from './address.ts';

const amount = () => Type.Number({ description: 'Major units of the market.' });

/** Kinds of consumers besides regular customers (C6.12, C6.18): they decide limits and prices. */
export const identityTypes = ['athlete', 'employee', 'wranx', 'ipa'] as const;

/** That a consumer has joined a programme (B3.3.09). */
export const enrollmentSchema = Type.Object({
  type: Type.Literal('Loyalty'),
  optin: Type.Boolean(),
  doubleOptin: Type.Boolean(),
  channel: Type.String(),
  country: Type.String(),
  region: Type.String(),
});

/** A consumer as the profile call returns them (C3.01, B3.3.09). Members without a value are empty texts. */
export const profileSchema = Type.Object({
  consumerId: Type.String(),
  consumerDetails: Type.Object({
    email: Type.String(),
    firstName: Type.String(),
    lastName: Type.String(),
    phone: Type.String({ description: 'International, with plus and dial code.' }),
    postalCode: Type.String(),
    birthDate: Type.String({ description: 'YYYY-MM-DD, or empty.' }),
    gender: Type.String(),
    addresses: Type.Array(savedAddressSchema, { description: 'Main ones first (C4.42).' }),
    athlete: nullable(Type.Object({ currentSpend: amount(), annualCredit: amount() })),
    employee: nullable(Type.Object({ currentSpend: amount(), annualCap: amount() })),
    prosumer: nullable(Type.Object({ currentSpend: amount(), annualCredit: amount() })),
    identity: Type.Array(Type.Object({ type: oneOf(identityTypes) })),
    isEmployeeDiscountTCAccepted: Type.Boolean(),
    source: sourceSchema,
  }),
  isLoyaltyMember: Type.Boolean(),
  loyaltyOptInDate: nullable(Type.String({ format: 'date-time' })),
  loyaltySummary: Type.Optional(Type.Object({ points: Type.Object({ balance: Type.Integer() }) })),
  preferences: Type.Object({
    interests: Type.String({ description: 'Values joined with a pipe (C3.02).' }),
    preferredShoeSize: Type.String(),
    favStore: nullable(
      Type.Object(
        { id: Type.String(), name: Type.String(), region: oneOf(['NORA', 'EMEA']) },
        { description: 'The preferred store; null without one, and where a store associate sells.' },
      ),
    ),
  }),
  subscriptions: Type.Array(subscriptionSchema),
  enrollments: Type.Array(enrollmentSchema),
  deletionDate: nullable(
    Type.String({ format: 'date-time', description: 'When the account will be deleted, if requested.' }),
  ),
});

const text = (maxLength: number) => Type.Optional(Type.String({ maxLength }));

/** Changes to a profile; members that are absent stay unchanged (C7.64, B7.21). */
export const profileChangesSchema = Type.Object({
  consumerDetails: Type.Optional(
    Type.Object({
      email: text(100),
      firstName: text(60),
      lastName: text(60),
      phone: text(30),
      phoneCode: text(4),
      postalCode: text(12),
      birthDate: text(10),
      gender: Type.Optional(oneOf([...genders, ''])),
      isEmployeeDiscountTCAccepted: Type.Optional(Type.Boolean()),
    }),
  ),
  preferences: Type.Optional(
    Type.Object({
      interests: text(500),
      preferredShoeSize: text(20),
      favStoreId: Type.Optional(
        Type.String({
          maxLength: 64,
          description: 'The preferred store; empty for none. Ignored for an associate.',
        }),
      ),
    }),
  ),
  enrollments: Type.Optional(
    Type.Array(Type.Object({ type: Type.Literal('Loyalty'), optin: Type.Boolean() }), { maxItems: 4 }),
  ),
  subscriptions: Type.Optional(
    Type.Array(
      Type.Object({
        type: oneOf(['Newsletter', 'LoyaltyNewsletter']),
        channel: oneOf(['email', 'sms']),
        optin: Type.Boolean(),
      }),
      { maxItems: 8 },
    ),
  ),
});

export type Profile = Static<typeof profileSchema>;
export type ProfileChanges = Static<typeof profileChangesSchema>;
