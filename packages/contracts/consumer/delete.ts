import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';

/** Marks the account for deletion, which can be cancelled until the date. AUT450: the password is wrong. */
export const deleteConsumer = operation({
  id: 'consumer.delete',
  method: 'POST',
  path: '/consumers-v3/consumer/deletion',
  summary: 'Request the deletion of the account',
  callers: 'registered',
  body: Type.Object({ password: Type.String({ maxLength: 200 }) }),
  response: Type.Object({ deletionDate: Type.String({ format: 'date-time' }) }),
  refusals: ['AUT450'],
  invalid: 'AUT450',
  perMinute: 10,
  limitShared: true,
});
