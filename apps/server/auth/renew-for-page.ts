import { type Context, changedContext } from '../kernel/context.ts';
import { announceSession } from './begin-session.ts';
import { renewSession } from './renew-session.ts';

/**
 * The context of a request for a personal page. Where only the refresh token is still valid, the session is renewed
 * here, as a page without scripts cannot do so itself. A request without a session gets no guest session.
 */
export async function withRenewedSession(context: Context): Promise<Context> {
  if (context.session || context.refreshToken === undefined) return context;
  const renewed = await renewSession(context, context.refreshToken);
  if (!renewed) return context;
  await announceSession(context, renewed, renewed.basketId);
  return changedContext(context, { session: renewed.session, refreshToken: renewed.refreshToken });
}
