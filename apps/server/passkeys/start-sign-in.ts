import { startPasskeySignIn } from '@eyelet/contracts/passkeys/start-sign-in.ts';
import { handle } from '../kernel/handle.ts';
import { newChallenge } from './challenge.ts';
import { siteOf } from './own-passkeys.ts';
import { webAuthn } from './web-authn.ts';

export const startPasskeySignInHandler = handle(startPasskeySignIn, async (context) => {
  const { generateAuthenticationOptions } = await webAuthn();
  const options = await generateAuthenticationOptions({
    rpID: siteOf(context),
    challenge: newChallenge(context, { kind: 'sign-in' }),
    userVerification: 'required',
  });
  return { options: { ...options } };
});
