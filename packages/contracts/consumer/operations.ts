import { Type } from 'typebox';
import { oneOf } from '../kernel/nullable.ts';
import { operation } from '../kernel/operation.ts';
import { profileChangesSchema, profileSchema } from './profile.ts';

/** What of a profile has an id of its own where it does not fit. */
const invalidMembers = {
  currentPassword: 'AUT450',
  'consumerProfile.consumerDetails.email': 'AUT453',
  'consumerProfile.preferences.interests': 'PRO418',
  'consumerProfile.preferences.preferredShoeSize': 'PRO418',
  'consumerProfile.preferences.favStoreId': 'PRO418',
} as const;

const path = '/consumers-v3/consumer';

/** The profile of the signed-in consumer (C7.63). */
export const readConsumer = operation({
  id: 'consumer.read',
  method: 'GET',
  path,
  summary: 'Read the profile',
  callers: 'registered',
  goneConsumer: 'PRO404',
  query: Type.Object({ includeLoyaltySummary: Type.Optional(Type.Boolean()) }),
  response: profileSchema,
  refusals: ['PRO404'],
});

/**
 * Changes the profile (C7.64). Another email needs the current password (AUT450). Refuses with PRO400 for an email and
 * AUT442 for a phone in use, PRO410 for somebody too young, PRO411 for joining the loyalty programme without a birth
 * date, PRO412 for a value that cannot be stored, PRO418 for preferences that do not exist; `details.member` tells.
 */
export const updateConsumer = operation({
  id: 'consumer.update',
  method: 'PUT',
  path,
  summary: 'Change the profile',
  callers: 'registered',
  goneConsumer: 'PRO404',
  body: Type.Object({
    consumerProfile: profileChangesSchema,
    currentPassword: Type.Optional(Type.String({ maxLength: 200 })),
  }),
  response: profileSchema,
  refusals: ['PRO404', 'PRO400', 'AUT442', 'AUT450', 'AUT453', 'PRO410', 'PRO411', 'PRO412', 'PRO418'],
  invalid: 'PRO412',
  invalidMember: invalidMembers,
  perMinute: 60,
});

/** Makes a profile without a password, to be completed on the sign-up page (C7.65, B7.19, B7.20). */
export const createConsumer = operation({
  id: 'consumer.create',
  method: 'POST',
  path,
  summary: 'Create a profile without a password',
  callers: 'anyone',
  botCheck: { action: 'register', required: true },
  guarded: true,
  body: Type.Object({
    consumerProfile: profileChangesSchema,
    recaptcha_response: Type.Optional(Type.String({ maxLength: 4096 })),
  }),
  status: 201,
  response: Type.Object({ consumerId: Type.String() }),
  refusals: ['PRO400', 'AUT442', 'AUT453', 'AUT403', 'PRO410', 'PRO412', 'PRO418'],
  invalid: 'PRO412',
  invalidMember: invalidMembers,
  perMinute: 10,
});

/** Whether an email has an account (C2.74, C7.69); asked so seldom per caller that lists of emails cannot be tried. */
export const lookUpConsumer = operation({
  id: 'consumer.lookUp',
  method: 'GET',
  path: '/consumers-v3/consumer/lookup',
  summary: 'Tell whether an email has an account',
  callers: 'anyone',
  guarded: true,
  query: Type.Object({ email: Type.String({ maxLength: 100 }) }),
  response: Type.Object({ exists: Type.Boolean() }),
  refusals: ['AUT453'],
  invalidMember: { email: 'AUT453' },
  perMinute: 10,
});

/** What is known of a profile without a password, for the sign-up form (C7.87, B7.18). CCN404: the pair does not match. */
export const retrieveUserData = operation({
  id: 'consumer.retrieveUserData',
  method: 'POST',
  path: '/consumers-v3/consumer/retrieveUserData',
  summary: 'Read what prefills the sign-up form',
  callers: 'anyone',
  guarded: true,
  body: Type.Object({ consumerId: Type.String({ maxLength: 64 }), email: Type.String({ maxLength: 100 }) }),
  response: Type.Object({
    email: Type.String(),
    firstName: Type.String(),
    lastName: Type.String(),
    phone: Type.String(),
    postalCode: Type.String(),
    birthDate: Type.String(),
    gender: Type.String(),
  }),
  refusals: ['CCN404'],
  invalid: 'CCN404',
  perMinute: 10,
});

/** Has all data of the consumer gathered and a link to them mailed. Asked again meanwhile, it is the same export. */
export const exportData = operation({
  id: 'consumer.exportData',
  method: 'POST',
  path: '/consumers-v3/consumer/export',
  summary: 'Ask for a copy of all personal data',
  callers: 'registered',
  status: 202,
  response: Type.Object({ exportId: Type.String(), state: oneOf(['gathering', 'ready']) }),
  refusals: [],
  perMinute: 6,
});

/** Marks the account for deletion; until the date it can be taken back. AUT450: the password is wrong. */
export const deleteConsumer = operation({
  id: 'consumer.delete',
  method: 'POST',
  path: '/consumers-v3/consumer/deletion',
  summary: 'Ask for the deletion of the account',
  callers: 'registered',
  body: Type.Object({ password: Type.String({ maxLength: 200 }) }),
  response: Type.Object({ deletionDate: Type.String({ format: 'date-time' }) }),
  refusals: ['AUT450'],
  invalid: 'AUT450',
  perMinute: 10,
});

/** Takes a deletion back. */
export const keepConsumer = operation({
  id: 'consumer.keep',
  method: 'DELETE',
  path: '/consumers-v3/consumer/deletion',
  summary: 'Keep the account after all',
  callers: 'registered',
  response: Type.Object({ kept: Type.Boolean() }),
  refusals: [],
});
