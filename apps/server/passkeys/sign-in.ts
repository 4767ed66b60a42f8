import { signInWithPasskey } from '@eyelet/contracts/passkeys/sign-in.ts';
import { findPasskey, markPasskeyUsed } from '@eyelet/db/passkeys/passkey.ts';
import type { verifyAuthenticationResponse } from '@simplewebauthn/server';
import { giveCode } from '../auth/give-code.ts';
import { handle } from '../kernel/handle.ts';
import { refuse } from '../kernel/refusal.ts';
import { expected, type Transport } from './own-passkeys.ts';
import { webAuthn } from './web-authn.ts';

type SignInAnswer = Parameters<typeof verifyAuthenticationResponse>[0]['response'];

export const signInWithPasskeyHandler = handle(signInWithPasskey, async (context, { body }) => {
  const { shop, now } = context;
  const { db } = shop.database;
  const answer = body.answer as unknown as SignInAnswer;
  const passkey = typeof answer.id === 'string' ? await findPasskey(db, answer.id) : undefined;
  if (!passkey) return refuse('AUT418');
  const library = await webAuthn();
  const verification = await library
    .verifyAuthenticationResponse({
      ...expected(context, { kind: 'sign-in' }),
      response: answer,
      credential: {
        id: passkey.id,
        publicKey: new Uint8Array(passkey.public_key),
        counter: Number(passkey.counter),
        transports: passkey.transports as Transport[],
      },
    })
    .catch(() => undefined);
  if (!verification?.verified) return refuse('AUT403');
  await markPasskeyUsed(db, passkey.id, verification.authenticationInfo.newCounter, now);
  return { authorizationCode: await giveCode(context, passkey.consumer_id, body.codeChallenge) };
});
