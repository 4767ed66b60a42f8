import type { Profile } from '@eyelet/contracts/consumer/profile.ts';
import { signInWithPasskey } from '@eyelet/contracts/passkeys/sign-in.ts';
import { startPasskeySignIn } from '@eyelet/contracts/passkeys/start-sign-in.ts';
import { browserSupportsWebAuthnAutofill, startAuthentication, WebAuthnAbortService } from '@simplewebauthn/browser';
import { currentShopper } from '../shopper/shopper.ts';
import { signInByCode } from '../shopper/sign-in.ts';
import { ceremonyOf } from './ceremony.ts';

type Options = Parameters<typeof startAuthentication>[0]['optionsJSON'];

/** How a passkey is offered: in a dialog of the browser, or in its autofill. */
export type PasskeyChoice = 'dialog' | 'autofill';

/** Lets the visitor choose a passkey; resolves to a function that signs in with it, or undefined when none was chosen. */
export async function choosePasskey(choice: PasskeyChoice): Promise<(() => Promise<Profile>) | undefined> {
  const shopper = currentShopper();
  if (choice === 'autofill' && !(await browserSupportsWebAuthnAutofill())) return undefined;
  const { options } = await shopper.client.call(startPasskeySignIn, {});
  const optionsJSON = options as unknown as Options;
  const useBrowserAutofill = choice === 'autofill';
  const chosen = await ceremonyOf(() => startAuthentication({ optionsJSON, useBrowserAutofill }));
  if (chosen.kind !== 'answered') return undefined;
  const answer = { ...chosen.answer };
  return () =>
    signInByCode(shopper, async (codeChallenge) => {
      const { authorizationCode } = await shopper.client.call(signInWithPasskey, { body: { answer, codeChallenge } });
      return authorizationCode;
    });
}

/** Stops offering passkeys, for instance when the form is removed. */
export function stopOffering(): void {
  WebAuthnAbortService.cancelCeremony();
}
