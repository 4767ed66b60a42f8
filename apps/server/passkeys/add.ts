import { addPasskey } from '@eyelet/contracts/passkeys/add.ts';
import { findConsumer } from '@eyelet/db/consumers/consumer.ts';
import { insertPasskey } from '@eyelet/db/passkeys/passkey.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import type { verifyRegistrationResponse } from '@simplewebauthn/server';
import { deviceOf } from '../credentials/device.ts';
import { writeSecurityFact } from '../credentials/security-facts.ts';
import { handle } from '../kernel/handle.ts';
import { refuse } from '../kernel/refusal.ts';
import { wakeAnnouncer } from '../kernel/wake-announcer.ts';
import { expected, listOf, ownerOf } from './own-passkeys.ts';
import { webAuthn } from './web-authn.ts';

type RegistrationAnswer = Parameters<typeof verifyRegistrationResponse>[0]['response'];

export const addPasskeyHandler = handle(addPasskey, async (context, { body }) => {
  const { shop, now } = context;
  const consumerId = ownerOf(context);
  const library = await webAuthn();
  const verification = await library
    .verifyRegistrationResponse({
      ...expected(context, { kind: 'add', consumerId }),
      response: body.answer as unknown as RegistrationAnswer,
    })
    .catch(() => undefined);
  const credential = verification?.verified ? verification.registrationInfo?.credential : undefined;
  if (!credential) return refuse('AUT403');
  const kept = await transact(shop.database.db, async (tx) => {
    const consumer = await findConsumer(tx, consumerId);
    const isNew = await insertPasskey(tx, {
      id: credential.id,
      consumer_id: consumerId,
      name: body.name?.trim() || deviceOf(context) || 'Passkey',
      public_key: Buffer.from(credential.publicKey),
      counter: credential.counter,
      transports: [...(credential.transports ?? [])],
      created_at: now,
      last_used_at: null,
    });
    if (isNew && consumer) await writeSecurityFact(tx, 'consumer.passkey-added', consumer, context);
    return isNew;
  });
  wakeAnnouncer(shop.database);
  return kept ? listOf(context) : refuse('AUT403');
});
