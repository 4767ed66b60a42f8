import { signOut } from '@eyelet/contracts/auth/sign-out.ts';
import { token } from '@eyelet/contracts/auth/token.ts';
import { retryToken } from '../session/retry-token.ts';
import { forgetShopper } from './forget-shopper.ts';
import type { Shopper } from './shopper.ts';

/** Ends the session, obtains the token of a new guest, and forgets what this browser kept (C4.32, C4.33, C7.17). */
export async function endSession({ client, cart }: Shopper): Promise<void> {
  await client.call(signOut, { body: {} });
  cart.take({ kind: 'handed', basketId: null });
  forgetShopper();
  const guest = await retryToken(() => client.call(token, { body: { type: 'Guest' } }));
  client.identity.take(guest, { signedOut: true });
}
