import type { AuthData } from '@eyelet/contracts/auth/auth.ts';
import { signIn as signInCall } from '@eyelet/contracts/auth/sign-in.ts';
import { readConsumer } from '@eyelet/contracts/consumer/operations.ts';
import type { Profile } from '@eyelet/contracts/consumer/profile.ts';
import { ApiError } from '@eyelet/contracts/kernel/api-error.ts';
import { useEffect, useSyncExternalStore } from 'react';
import { refreshCart } from '../cart/refresh.ts';
import { botProof } from './bot-proof.ts';
import { createCodeVerifier } from './code-verifier.ts';
import { type ConsumerState, createConsumerStore, guest, unknownConsumer } from './consumer-store.ts';
import { exchangeCode } from './exchange-code.ts';
import { useLocale } from './locale.ts';
import { type Shopper, shopperOf } from './shopper.ts';

const store = createConsumerStore();
let loading: Promise<void> | undefined;

/** The shopper of the page that is open. */
function currentShopper(): Shopper {
  return shopperOf(document.documentElement.lang.replace('-', '_'));
}

/** Who is signed in; unknown until the first token is there. */
export function useConsumer(): ConsumerState {
  const { header } = useLocale();
  const state = useSyncExternalStore(store.subscribe, store.get, () => unknownConsumer);
  useEffect(() => {
    if (store.get().status !== 'unknown') return;
    loading ??= load(shopperOf(header))
      .catch((error: unknown) => console.warn(error))
      .finally(() => {
        loading = undefined;
      });
  }, [header]);
  return state;
}

async function load(shopper: Shopper): Promise<void> {
  const { consumerType } = await shopper.client.identity.ensure();
  if (consumerType === 'GUEST') store.set(guest);
  else await readProfile(shopper);
}

async function readProfile({ client }: Shopper): Promise<Profile> {
  const profile = await client.call(readConsumer, {});
  store.set({ status: 'consumer', profile });
  return profile;
}

/** Reads the profile anew, as after a change of it. */
export async function refreshConsumer(): Promise<void> {
  try {
    await readProfile(currentShopper());
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    store.set(guest);
  }
}

/** Takes over whoever a token call has signed in: tells the other calls, and brings the cart and the profile. */
export async function becomeConsumer(shopper: Shopper, data: AuthData): Promise<Profile> {
  shopper.client.identity.take(data);
  const before = shopper.cart.last();
  if (before && before.id !== data.basketId) shopper.cart.take({ kind: 'ended', basketId: before.id });
  const profile = await readProfile(shopper);
  // The cart of the account is shown as soon as it is there; signing in does not wait for it.
  refreshCart(shopper).catch((error: unknown) => console.warn(error));
  return profile;
}

/** Signs in by email and password and answers the profile; throws the refusal of the calls that it takes. */
export async function signIn({ email, password }: Readonly<{ email: string; password: string }>): Promise<Profile> {
  const shopper = currentShopper();
  const { codeVerifier, codeChallenge } = await createCodeVerifier();
  const recaptcha_response = await botProof('login');
  const { authorizationCode } = await shopper.client.call(signInCall, {
    body: { type: 'Registered', username: email, password, codeChallenge, recaptcha_response },
  });
  const basketId = shopper.cart.last()?.id;
  return becomeConsumer(shopper, await exchangeCode(shopper.client, { authorizationCode, codeVerifier, basketId }));
}
