import { addPasskey } from '@eyelet/contracts/passkeys/add.ts';
import { listPasskeys } from '@eyelet/contracts/passkeys/list.ts';
import type { Passkey } from '@eyelet/contracts/passkeys/passkeys.ts';
import { removePasskey } from '@eyelet/contracts/passkeys/remove.ts';
import { signInWithPasskey } from '@eyelet/contracts/passkeys/sign-in.ts';
import { startPasskey } from '@eyelet/contracts/passkeys/start.ts';
import { startPasskeySignIn } from '@eyelet/contracts/passkeys/start-sign-in.ts';
import { findConsumer } from '@eyelet/db/consumers/consumer.ts';
import {
  deletePasskey,
  findPasskey,
  insertPasskey,
  markPasskeyUsed,
  type PasskeyRow,
  passkeysOf,
} from '@eyelet/db/passkeys/passkey.ts';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { giveCode } from '../auth/give-code.ts';
import { deviceOf } from '../credentials/device.ts';
import { sendSecurityLetter } from '../credentials/security-letters.ts';
import { isOwnPassword } from '../credentials/try-password.ts';
import type { Context } from '../kernel/context.ts';
import { type AnyHandler, handle } from '../kernel/handle.ts';
import { refuse } from '../kernel/refusal.ts';
import { wakeAnnouncer } from '../kernel/wake-announcer.ts';
import { shopNameOf } from '../mail/sender.ts';
import { acceptChallenge, newChallenge, type Purpose } from './challenge.ts';

type RegistrationAnswer = Parameters<typeof verifyRegistrationResponse>[0]['response'];
type SignInAnswer = Parameters<typeof verifyAuthenticationResponse>[0]['response'];
type Transport = NonNullable<
  NonNullable<Parameters<typeof generateRegistrationOptions>[0]['excludeCredentials']>[number]['transports']
>[number];

const ownerOf = ({ session }: Context) => session?.consumerNo ?? '';
/** The site that keys belong to: the host that the shopper sees. */
const siteOf = ({ origin }: Context) => new URL(origin).hostname;

function viewOf({ id, name, created_at, last_used_at }: PasskeyRow): Passkey {
  return {
    passkeyId: id,
    name,
    createdAt: created_at.toISOString(),
    lastUsedAt: last_used_at?.toISOString() ?? null,
  };
}

const listOf = async (context: Context) => ({
  passkeys: (await passkeysOf(context.shop.database.db, ownerOf(context))).map(viewOf),
});

/** What an answer is checked against, besides the key. */
const expected = (purpose: Purpose, context: Context) => ({
  expectedChallenge: (answered: string) => acceptChallenge(answered, purpose, context),
  expectedOrigin: context.origin,
  expectedRPID: siteOf(context),
  requireUserVerification: true,
});

const list = handle(listPasskeys, (_, context) => listOf(context));

const start = handle(startPasskey, async ({ body }, context) => {
  const { db } = context.shop.database;
  const consumerId = ownerOf(context);
  const consumer = await findConsumer(db, consumerId);
  if (!(await isOwnPassword(consumerId, body.password, context))) return refuse('AUT450', { member: 'password' });
  const known = await passkeysOf(db, consumerId);
  const options = await generateRegistrationOptions({
    rpName: shopNameOf(context.shop.config),
    rpID: siteOf(context),
    userName: consumer?.email ?? '',
    userID: new TextEncoder().encode(consumerId),
    challenge: newChallenge({ kind: 'add', consumerId }, context),
    attestationType: 'none',
    excludeCredentials: known.map(({ id, transports }) => ({ id, transports: transports as Transport[] })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  return { options: { ...options } };
});

const add = handle(addPasskey, async ({ body }, context) => {
  const { shop, now } = context;
  const consumerId = ownerOf(context);
  const verification = await verifyRegistrationResponse({
    ...expected({ kind: 'add', consumerId }, context),
    response: body.answer as unknown as RegistrationAnswer,
  }).catch(() => undefined);
  const credential = verification?.verified ? verification.registrationInfo?.credential : undefined;
  if (!credential) return refuse('AUT403');
  const kept = await shop.database.db.transaction().execute(async (tx) => {
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
    if (isNew && consumer?.email) {
      const to = { email: consumer.email, firstName: consumer.first_name };
      await sendSecurityLetter(tx, 'passkey-added', to, {}, context);
    }
    return isNew;
  });
  wakeAnnouncer(shop.database);
  return kept ? listOf(context) : refuse('AUT403');
});

const remove = handle(removePasskey, async ({ params }, context) => {
  const removed = await deletePasskey(context.shop.database.db, params.passkeyId, ownerOf(context));
  return removed ? listOf(context) : refuse('API404');
});

const startSignIn = handle(startPasskeySignIn, async (_, context) => {
  const options = await generateAuthenticationOptions({
    rpID: siteOf(context),
    challenge: newChallenge({ kind: 'sign-in' }, context),
    userVerification: 'required',
  });
  return { options: { ...options } };
});

const signIn = handle(signInWithPasskey, async ({ body }, context) => {
  const { shop, now } = context;
  const { db } = shop.database;
  const answer = body.answer as unknown as SignInAnswer;
  const passkey = typeof answer.id === 'string' ? await findPasskey(db, answer.id) : undefined;
  if (!passkey) return refuse('AUT418');
  const verification = await verifyAuthenticationResponse({
    ...expected({ kind: 'sign-in' }, context),
    response: answer,
    credential: {
      id: passkey.id,
      publicKey: new Uint8Array(passkey.public_key),
      counter: Number(passkey.counter),
      transports: passkey.transports as Transport[],
    },
  }).catch(() => undefined);
  if (!verification?.verified) return refuse('AUT403');
  await markPasskeyUsed(db, passkey.id, verification.authenticationInfo.newCounter, now);
  return { authorizationCode: await giveCode(passkey.consumer_id, body.codeChallenge, context) };
});

/** Passkeys beside passwords, by WebAuthn. */
export const passkeyHandlers: readonly AnyHandler[] = [list, start, add, remove, startSignIn, signIn];
