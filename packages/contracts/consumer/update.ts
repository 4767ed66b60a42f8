import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { invalidMembers, path } from './consumer.ts';
import { profileChangesSchema, profileSchema } from './profile.ts';

/**
 * Changes the profile (C7.64). A new email needs the current password (AUT450). Refuses with PRO400 for an email and
 * AUT442 for a phone in use, PRO410 for a person below the minimum age, PRO411 for joining the loyalty programme
 * without a birth date, PRO412 for a value that cannot be stored, PRO418 for preferences that do not exist;
 * `details.member` names the invalid member.
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
