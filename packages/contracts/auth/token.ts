import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { authDataSchema } from './auth.ts';

/**
 * The first call of every visitor (C4.27, C7.09). A caller whose refresh cookie is still good keeps the session, so that
 * two tabs may renew at once; everybody else gets a new guest.
 */
export const token = operation({
  id: 'auth.token',
  method: 'POST',
  path: '/token/v2/auth/token',
  summary: 'Obtain or renew a guest token',
  callers: 'anyone',
  body: Type.Object({ type: Type.Literal('Guest') }),
  response: authDataSchema,
  refusals: [],
  perMinute: 120,
});
