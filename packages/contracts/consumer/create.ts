import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { invalidMembers, path } from './consumer.ts';
import { profileChangesSchema } from './profile.ts';

/** Creates a profile without a password, to be completed on the sign-up page (C7.65, B7.19, B7.20). */
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
  limitShared: true,
});
