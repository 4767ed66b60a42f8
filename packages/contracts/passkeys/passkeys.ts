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

export const list = Type.Object({ passkeys: Type.Array(passkeySchema) });
