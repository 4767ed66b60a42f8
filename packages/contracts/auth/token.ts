import { Type } from 'typebox';
import { oneOf } from '../kernel/nullable.ts';
import { operation } from '../kernel/operation.ts';
import { authDataSchema } from './auth.ts';

const reference = () => Type.Optional(Type.String({ maxLength: 64 }));

/**
 * The first call of every visitor, and the last one of a sign-in (C4.27, C4.28, C7.09 to C7.13). `Guest` renews the
 * session of the refresh cookie, guest or not, once its access token has expired, and begins a guest session otherwise.
 * `Registered` exchanges the authorization code of a sign-in for a session of the consumer and merges the guest's cart;
 * the preferred store of the guest (`favStoreId`) becomes that of a consumer without one. A code is valid for one
 * exchange: AUT409 for a second one, AUT437 for a wrong code or verifier, AUT404 when the account was deleted. Every
 * token call names its client (API400).
 */
export const token = operation({
  id: 'auth.token',
  method: 'POST',
  path: '/token/v2/auth/token',
  summary: 'Obtain, renew or exchange a token',
  callers: 'anyone',
  inLook: 'reads',
  needsClientId: true,
  body: Type.Object({
    type: oneOf(['Guest', 'Registered']),
    authorizationCode: Type.Optional(Type.String({ maxLength: 128 })),
    codeVerifier: Type.Optional(Type.String({ maxLength: 128 })),
    guestObjects: Type.Optional(
      Type.Object({
        basketId: reference(),
        favoriteId: reference(),
        saveForLaterId: reference(),
        favStoreId: reference(),
      }),
    ),
    orderNo: reference(),
    st: Type.Optional(
      Type.String({
        description:
          'Store token of a store session: who signs in and works in the same store sells for it. Any other is ignored (C7.12).',
      }),
    ),
    action: Type.Optional(Type.String({ maxLength: 64, description: '`postLogin` after a sign-in (C7.13).' })),
  }),
  response: authDataSchema,
  refusals: ['AUT437', 'AUT409', 'AUT404'],
  invalidMember: { authorizationCode: 'AUT437', codeVerifier: 'AUT437' },
  perMinute: 120,
});
