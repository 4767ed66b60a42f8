import { token } from '@eyelet/contracts/auth/token.ts';
import { handle } from '../kernel/handle.ts';
import { announceSession } from './begin-session.ts';
import { exchangeCode } from './exchange-code.ts';
import { beginGuest, renewSession } from './renew-session.ts';

/** Gives, renews or exchanges a token (C7.09, C7.10). */
export const giveToken = handle(token, async ({ body }, context) => {
  if (body.type === 'Registered') return exchangeCode(body, context);
  const sent = context.refreshToken;
  const renewed = sent === undefined ? undefined : await renewSession(context, sent);
  const { basketId, ...begun } = renewed ?? (await beginGuest(context, sent));
  return announceSession(begun, basketId, context);
});
