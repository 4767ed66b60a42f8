import { type Context, changedContext } from '../kernel/context.ts';
import { announceSession } from './begin-session.ts';
import { renewSession } from './renew-session.ts';

/**
 * The context of whoever asks for a page of his own. Where only the refresh token is good any more, the session is renewed,
 * as a page without scripts has nobody else to do it. Nobody becomes a guest by looking.
 */
export async function withRenewedSession(context: Context): Promise<Context> {
  if (context.session || context.refreshToken === undefined) return context;
  const renewed = await renewSession(context, context.refreshToken);
  if (!renewed) return context;
  await announceSession(renewed, renewed.basketId, context);
  return changedContext(context, { session: renewed.session, refreshToken: renewed.refreshToken });
}
