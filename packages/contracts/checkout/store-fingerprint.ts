import { Type } from 'typebox';
import { cartIdMembers } from '../cart/target.ts';
import { operation } from '../kernel/operation.ts';

/** Stores the browser's device fingerprint with the cart, for the fraud checks of the order (C7.57). */
export const storeFingerprint = operation({
  id: 'checkout.storeFingerprint',
  method: 'POST',
  path: '/cart/v1/deviceFingerPrint',
  summary: 'Store the device fingerprint',
  callers: 'session',
  body: Type.Object({ ...cartIdMembers, fingerprint: Type.String({ minLength: 1, maxLength: 1024 }) }),
  response: Type.Object({ stored: Type.Boolean() }),
  refusals: ['BSK404'],
});
