import { type Static, Type } from 'typebox';
import { nullable } from '../kernel/nullable.ts';

/** A passkey as the account page lists it. */
export const passkeySchema = Type.Object({
  passkeyId: Type.String(),
  name: Type.String(),
  createdAt: Type.String({ format: 'date-time' }),
  lastUsedAt: nullable(Type.String({ format: 'date-time' })),
});

export type Passkey = Static<typeof passkeySchema>;

/** Options for the browser and its answers, in the JSON form of WebAuthn Level 3. */
export const webAuthn = () => Type.Record(Type.String(), Type.Unknown());

export const list = Type.Object({ passkeys: Type.Array(passkeySchema) });
