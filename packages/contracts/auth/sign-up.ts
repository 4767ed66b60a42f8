import { Type } from 'typebox';
import { oneOf } from '../kernel/nullable.ts';
import { operation } from '../kernel/operation.ts';

const name = () => Type.Optional(Type.String({ maxLength: 60 }));

/** The campaign and the place from which a new consumer signs up (B2.1.11). */
export const sourceSchema = Type.Object({
  store: Type.Optional(Type.String({ maxLength: 64 })),
  acquisitionType: Type.Optional(Type.String({ maxLength: 64 })),
  campaignName: Type.Optional(Type.String({ maxLength: 64 })),
});

export const genders = ['female', 'male', 'diverse', 'undisclosed'] as const;

/**
 * Creates an account: login and profile in one call (B7.16, B7.20, C7.18). With `consumerId` it completes a profile
 * without a password that has the same email. Without `subscriptions` it is the simplified form, which asks for email,
 * password and the terms only. A `source` header overrides `source.campaignName` (C2.38). Refuses with AUT439 for an
 * email in use, AUT444 for a phone in use, AUT453 for a malformed email, PRO410 for a person below the minimum age,
 * PRO411 without a birth date and PRO412 without another member that the market requires, FE872 for a short password,
 * PRO415 for one that breaks another rule or is easily guessed; `details.member` names the invalid member.
 */
export const signUp = operation({
  id: 'auth.signUp',
  method: 'POST',
  path: '/consumers-v3/auth/signup',
  summary: 'Create an account',
  callers: 'anyone',
  botCheck: { action: 'register', required: true },
  guarded: true,
  knownLocale: 'AUT440',
  body: Type.Object({
    email: Type.String({ maxLength: 100 }),
    password: Type.String({ maxLength: 200 }),
    firstName: name(),
    lastName: name(),
    birthDate: Type.Optional(Type.String({ maxLength: 10, description: 'YYYY-MM-DD' })),
    phone: Type.Optional(Type.String({ maxLength: 30 })),
    phoneCode: Type.Optional(Type.String({ maxLength: 4, description: 'Dial code without plus.' })),
    postalCode: Type.Optional(Type.String({ maxLength: 12 })),
    gender: Type.Optional(oneOf(genders)),
    isTermsConfirmed: Type.Optional(Type.Boolean()),
    isTemporaryPassword: Type.Optional(
      Type.Boolean({
        description: 'Chosen by somebody else: it is valid for 24 hours, and a link to choose another one is mailed.',
      }),
    ),
    subscriptions: Type.Optional(
      Type.Object({
        newsletterConsent: Type.Optional(Type.Boolean()),
        loyaltyConsent: Type.Optional(Type.Boolean()),
        smsNotificationConsent: Type.Optional(Type.Boolean()),
      }),
    ),
    source: Type.Optional(sourceSchema),
    consumerId: Type.Optional(Type.String({ maxLength: 64 })),
    recaptcha_response: Type.Optional(Type.String({ maxLength: 4096 })),
  }),
  status: 201,
  response: Type.Object({ consumerId: Type.String() }),
  refusals: ['AUT439', 'AUT444', 'AUT453', 'AUT440', 'AUT403', 'PRO410', 'PRO411', 'PRO412', 'PRO415', 'FE872'],
  invalidMember: {
    email: 'AUT453',
    password: 'PRO415',
    postalCode: 'PRO412',
    phoneCode: 'PRO412',
    birthDate: 'PRO412',
    gender: 'PRO412',
    phone: 'PRO412',
    firstName: 'PRO412',
    lastName: 'PRO412',
  },
  perMinute: 20,
  limitShared: true,
});
