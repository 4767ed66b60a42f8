import { token } from '@eyelet/contracts/auth/token.ts';
import { handle } from '../kernel/handle.ts';
import { announceSession, authDataOf } from './begin-session.ts';
import { exchangeCode } from './exchange-code.ts';
import { beginGuest, currentSession, renewSession } from './renew-session.ts';

/** Issues, renews or exchanges a token (C7.09, C7.10). */
export const tokenHandler = handle(token, async (context, { body }) => {
  if (body.type === 'Registered') return exchangeCode(context, body);
  const sent = context.refreshToken;
  const current = sent === undefined ? undefined : await currentSession(context, sent);
  if (current) return authDataOf(context, current, current.basketId);
  const renewed = sent === undefined ? undefined : await renewSession(context, sent);
  const { basketId, ...begun } = renewed ?? (await beginGuest(context, sent));
  return announceSession(context, begun, basketId);
});
