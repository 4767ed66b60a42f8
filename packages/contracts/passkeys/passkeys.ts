import { type Static, Type } from 'typebox';
import { codeChallengeSchema } from '../auth/sign-in.ts';
import { nullable } from '../kernel/nullable.ts';
import { operation } from '../kernel/operation.ts';

/** A passkey as the account page lists it. */
export const passkeySchema = Type.Object({
  passkeyId: Type.String(),
  name: Type.String(),
  createdAt: Type.String({ format: 'date-time' }),
  lastUsedAt: nullable(Type.String({ format: 'date-time' })),
});

export type Passkey = Static<typeof passkeySchema>;

/** Options for the browser and answers of it are those of WebAuthn Level 3, in its JSON form. */
const webAuthn = () => Type.Record(Type.String(), Type.Unknown());
const list = Type.Object({ passkeys: Type.Array(passkeySchema) });

export const listPasskeys = operation({
  id: 'passkeys.list',
  method: 'GET',
  path: '/consumers-v3/consumer/passkeys',
  summary: 'List the passkeys of the consumer',
  callers: 'registered',
  response: list,
  refusals: [],
});

/**
 * What `navigator.credentials.create` is called with. A passkey outlives the session that adds it, so a session alone is
 * not enough: AUT450 for a wrong password.
 */
export const startPasskey = operation({
  id: 'passkeys.start',
  method: 'POST',
  path: '/consumers-v3/consumer/passkeys/options',
  summary: 'Begin to register a passkey',
  callers: 'registered',
  body: Type.Object({ password: Type.String({ maxLength: 200 }) }),
  response: Type.Object({ options: webAuthn() }),
  refusals: ['AUT450'],
  invalidMember: { password: 'AUT450' },
  perMinute: 10,
});

/** Keeps a passkey once the browser's answer is verified; AUT403 when it is not what was asked for. */
export const addPasskey = operation({
  id: 'passkeys.add',
  method: 'POST',
  path: '/consumers-v3/consumer/passkeys',
  summary: 'Register a passkey',
  callers: 'registered',
  body: Type.Object({ name: Type.Optional(Type.String({ maxLength: 60 })), answer: webAuthn() }),
  status: 201,
  response: list,
  refusals: ['AUT403'],
});

export const removePasskey = operation({
  id: 'passkeys.remove',
  method: 'DELETE',
  path: '/consumers-v3/consumer/passkeys/{passkeyId}',
  summary: 'Remove a passkey',
  callers: 'registered',
  params: Type.Object({ passkeyId: Type.String({ maxLength: 1400 }) }),
  response: list,
  refusals: ['API404'],
});

/** What `navigator.credentials.get` is called with; it names no account. */
export const startPasskeySignIn = operation({
  id: 'passkeys.startSignIn',
  method: 'POST',
  path: '/consumers-v3/auth/passkey/options',
  summary: 'Begin to sign in with a passkey',
  callers: 'anyone',
  response: Type.Object({ options: webAuthn() }),
  refusals: [],
  perMinute: 60,
});

/** Signs in with a passkey; the answer is exchanged like that of a password sign-in. AUT418: no such passkey. */
export const signInWithPasskey = operation({
  id: 'passkeys.signIn',
  method: 'POST',
  path: '/consumers-v3/auth/passkey/signin',
  summary: 'Sign in with a passkey',
  callers: 'anyone',
  body: Type.Object({ answer: webAuthn(), codeChallenge: codeChallengeSchema }),
  response: Type.Object({ authorizationCode: Type.String() }),
  refusals: ['AUT418', 'AUT403', 'AUT437'],
  invalidMember: { codeChallenge: 'AUT437' },
  perMinute: 30,
});
