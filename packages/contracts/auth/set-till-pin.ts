import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';

/**
 * Sets the PIN of the associate who sells, in place of an earlier one; with it they sign in and approve at the tills of their store.
 * AUT438: the password is wrong; CHK320: no six digits, or too easily guessed.
 */
export const setTillPin = operation({
  id: 'auth.setTillPin',
  method: 'PUT',
  path: '/consumers-v3/consumer/agent/pin',
  summary: 'Set the PIN of a store associate',
  callers: ['associate'],
  body: Type.Object({
    password: Type.String({ maxLength: 200, description: 'Of the account of the associate.' }),
    pin: Type.String({ maxLength: 20, description: 'Six digits.' }),
  }),
  response: Type.Object({ hasPin: Type.Boolean() }),
  refusals: ['AUT432', 'AUT438', 'CHK320'],
  invalid: 'CHK320',
  perMinute: 10,
  limitShared: true,
});
