import { token } from '@eyelet/contracts/auth/token.ts';
import { openCartOf } from '@eyelet/db/cart/cart.ts';
import type { Context } from '../kernel/context.ts';
import { handle } from '../kernel/handle.ts';
import { refuse } from '../kernel/refusal.ts';
import { announceSession, authDataOf } from './begin-session.ts';
import { exchangeCode } from './exchange-code.ts';
import { beginGuest, currentSession, renewSession } from './renew-session.ts';

/** Issues, renews or exchanges a token (C7.09, C7.10). */
export const tokenHandler = handle(token, async (context, { body }) => {
  if (context.look) return lookedAt(context, body.type);
  if (body.type === 'Registered') return exchangeCode(context, body);
  const sent = context.refreshToken;
  const current = sent === undefined ? undefined : await currentSession(context, sent);
  if (current) return authDataOf(context, current, current.basketId);
  const renewed = sent === undefined ? undefined : await renewSession(context, sent);
  const { basketId, ...begun } = renewed ?? (await beginGuest(context, sent));
  return announceSession(context, begun, basketId);
});

/** Who the customer is whose shop somebody of the staff looks at: without a token, and without an exchange. */
async function lookedAt(context: Context, type: 'Guest' | 'Registered') {
  const { session, shop } = context;
  if (!session || type === 'Registered') return refuse('AUT437');
  const basketId = (await openCartOf(shop.database.db, session.consumerNo)) ?? null;
  return authDataOf(context, { session, refreshToken: '' }, basketId);
}
