import { signIn } from '@eyelet/contracts/auth/sign-in.ts';
import type { Profile } from '@eyelet/contracts/consumer/profile.ts';
import { createCodeVerifier } from '../session/code-verifier.ts';
import { exchangeCode } from '../session/exchange-code.ts';
import { storeTokenFor } from '../session/store-token.ts';
import { botProof } from './bot-proof.ts';
import { favoritesStore } from './favorites-store.ts';
import { myStoreId } from './my-store.ts';
import { becomeConsumer } from './profile.ts';
import { savedStore } from './saved-store.ts';
import type { Shopper } from './shopper.ts';

/** Signs in with email and password: proof, code, exchange, profile (C4.28). */
export async function signInByPassword(
  shopper: Shopper,
  { email, password }: Readonly<{ email: string; password: string }>,
): Promise<Profile> {
  const recaptcha_response = await botProof('login');
  return signInByCode(shopper, async (codeChallenge) => {
    const body = { type: 'Registered', username: email, password, codeChallenge, recaptcha_response } as const;
    return (await shopper.client.call(signIn, { body })).authorizationCode;
  });
}

/** Obtains a code for a challenge by some sign-in method, exchanges it, and signs in as its consumer. */
export async function signInByCode(
  shopper: Shopper,
  askForCode: (codeChallenge: string) => Promise<string>,
): Promise<Profile> {
  const { codeVerifier, codeChallenge } = await createCodeVerifier();
  const authorizationCode = await askForCode(codeChallenge);
  const { client, cart } = shopper;
  const guest = {
    basketId: cart.last()?.id,
    favoriteId: favoritesStore.get().favoriteId,
    saveForLaterId: savedStore.get()?.saveForLaterId ?? client.identity.current()?.saveForLaterId ?? null,
    favStoreId: myStoreId(),
    st: storeTokenFor(new URLSearchParams(window.location.search), client.identity.current()?.st),
  };
  return becomeConsumer(shopper, await exchangeCode(client, { authorizationCode, codeVerifier, ...guest }));
}
