import { createHash, randomBytes, randomInt, randomUUID } from 'node:crypto';
import { signIn } from '@eyelet/contracts/auth/sign-in.ts';
import { signUp } from '@eyelet/contracts/auth/sign-up.ts';
import { token } from '@eyelet/contracts/auth/token.ts';
import type { InputOf } from '@eyelet/contracts/kernel/operation.ts';
import { newShopper, type Shopper, type ShopperOptions } from './shopper.ts';

type SignUp = InputOf<typeof signUp>['body'];

export type TestConsumer = Shopper & Readonly<{ email: string; password: string }>;

export type ConsumerOptions = ShopperOptions &
  Readonly<{
    /** A visitor who becomes the consumer and keeps the cookies; by default a new one. */
    shopper?: Shopper;
    email?: string;
    password?: string;
    /** Further members of the sign-up. */
    signUp?: Partial<SignUp>;
    /** Signs in to an existing account. */
    signedUp?: boolean;
  }>;

/** A verifier of PKCE with its challenge. */
export function newVerifier(): Readonly<{ codeVerifier: string; codeChallenge: string }> {
  const codeVerifier = randomBytes(32).toString('base64url');
  return { codeVerifier, codeChallenge: createHash('sha256').update(codeVerifier).digest('base64url') };
}

/** The proof that the bot check of tests accepts. */
export const humanProof = 'accept';

/** Signs a visitor in over HTTP as the storefront does; the guest cart is merged. */
export async function signInShopper(shopper: Shopper, email: string, password: string): Promise<Shopper> {
  const { codeVerifier, codeChallenge } = newVerifier();
  const { authorizationCode } = await shopper.call(signIn, {
    body: { type: 'Registered', username: email, password, codeChallenge, recaptcha_response: humanProof },
  });
  const auth = await shopper.call(token, {
    body: { type: 'Registered', authorizationCode, codeVerifier, action: 'postLogin' },
  });
  return { ...shopper, auth };
}

/** The required members of the full form, except the birth date of members, which tests vary. */
function personOf({ subscriptions }: Pick<SignUp, 'subscriptions'>): Partial<SignUp> {
  const phone = { phone: `207${randomInt(2_000_000, 10_000_000)}`, phoneCode: '1' };
  return {
    ...{ firstName: 'Ada', lastName: 'Brink' },
    ...(subscriptions?.loyaltyConsent ? phone : {}),
  };
}

/** A consumer who has signed up and in, over HTTP. */
export async function newConsumer(origin: string, options: ConsumerOptions = {}): Promise<TestConsumer> {
  const shopper = options.shopper ?? (await newShopper(origin, options));
  const email = options.email ?? `${randomUUID()}@example.com`;
  const password = options.password ?? 'Granite-harbour-7';
  if (!options.signedUp) {
    const asked = options.signUp?.subscriptions ? personOf(options.signUp) : {};
    const agreed = { isTermsConfirmed: true, recaptcha_response: humanProof };
    const body = { email, password, ...agreed, ...asked, ...options.signUp };
    await shopper.call(signUp, { body });
  }
  return { ...(await signInShopper(shopper, email, password)), email, password };
}
