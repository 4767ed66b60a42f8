import { type Static, Type } from 'typebox';
import { nullable } from '../kernel/nullable.ts';
import { passkeySchema } from '../passkeys/passkeys.ts';

/** The ways in which a person can sign in to the studio: a password with one-time codes, passkeys, or both. */
export const factorsSchema = Type.Object({
  passwordChangedAt: nullable(Type.String({ format: 'date-time', description: 'Null without a password.' })),
  recoveryCodesLeft: Type.Integer(),
  passkeys: Type.Array(passkeySchema),
});

export type Factors = Static<typeof factorsSchema>;

/** A secret for an authenticator app (RFC 6238); nothing is stored until one of its codes is sent with `setup`. */
export const codesSetupSchema = Type.Object({
  setup: Type.String({ description: 'Sealed; goes back with the first code, within 30 minutes.' }),
  secret: Type.String({ description: 'Base 32, to be typed.' }),
  uri: Type.String({ description: 'otpauth URI, to be drawn as a QR code.' }),
});

export const recoveryCodesSchema = Type.Array(Type.String(), { description: 'Shown once; each is good once.' });

export const codeSchema = Type.String({ minLength: 6, maxLength: 32, description: 'One-time code or recovery code.' });
export const newPasswordSchema = Type.String({ minLength: 1, maxLength: 200 });
export const setupSchema = Type.String({ maxLength: 1000 });
