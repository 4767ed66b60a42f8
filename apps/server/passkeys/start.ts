import { startPasskey } from '@eyelet/contracts/passkeys/start.ts';
import { findConsumer } from '@eyelet/db/consumers/consumer.ts';
import { passkeysOf } from '@eyelet/db/passkeys/passkey.ts';
import { isOwnPassword } from '../credentials/try-password.ts';
import { handle } from '../kernel/handle.ts';
import { refuse } from '../kernel/refusal.ts';
import { shopNameOf } from '../mail/sender.ts';
import { newChallenge } from './challenge.ts';
import { ownerOf, siteOf, type Transport } from './own-passkeys.ts';
import { webAuthn } from './web-authn.ts';

export const startPasskeyHandler = handle(startPasskey, async (context, { body }) => {
  const { db } = context.shop.database;
  const consumerId = ownerOf(context);
  const consumer = await findConsumer(db, consumerId);
  if (!(await isOwnPassword(context, consumerId, body.password))) return refuse('AUT450', { member: 'password' });
  const known = await passkeysOf(db, consumerId);
  const { generateRegistrationOptions } = await webAuthn();
  const options = await generateRegistrationOptions({
    rpName: shopNameOf(context.shop),
    rpID: siteOf(context),
    userName: consumer?.email ?? '',
    userID: new TextEncoder().encode(consumerId),
    challenge: newChallenge(context, { kind: 'add', consumerId }),
    attestationType: 'none',
    excludeCredentials: known.map(({ id, transports }) => ({ id, transports: transports as Transport[] })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  return { options: { ...options } };
});
