import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';

/**
 * Whether an email has an account (C2.74, C7.69); the limit per caller is so low that lists of emails cannot be tried.
 */
export const lookUpConsumer = operation({
  id: 'consumer.lookUp',
  method: 'GET',
  path: '/consumers-v3/consumer/lookup',
  summary: 'Check whether an email has an account',
  callers: 'anyone',
  guarded: true,
  query: Type.Object({ email: Type.String({ maxLength: 100 }) }),
  response: Type.Object({ exists: Type.Boolean() }),
  refusals: ['AUT453'],
  invalidMember: { email: 'AUT453' },
  perMinute: 10,
  limitShared: true,
});
