import type { Passkey } from '@eyelet/contracts/passkeys/passkeys.ts';
import { type PasskeyRow, passkeysOf } from '@eyelet/db/passkeys/passkey.ts';
import type { generateRegistrationOptions } from '@simplewebauthn/server';
import type { Context } from '../kernel/context.ts';
import { acceptChallenge, type Purpose } from './challenge.ts';

export type Transport = NonNullable<
  NonNullable<Parameters<typeof generateRegistrationOptions>[0]['excludeCredentials']>[number]['transports']
>[number];

export const ownerOf = ({ session }: Context) => session?.consumerNo ?? '';

/** The relying party of passkeys: the host that the shopper sees. */
export const siteOf = ({ origin }: Context) => new URL(origin).hostname;

function viewOf({ id, name, created_at, last_used_at }: PasskeyRow): Passkey {
  return {
    passkeyId: id,
    name,
    createdAt: created_at.toISOString(),
    lastUsedAt: last_used_at?.toISOString() ?? null,
  };
}

export const listOf = async (context: Context) => ({
  passkeys: (await passkeysOf(context.shop.database.db, ownerOf(context))).map(viewOf),
});

/** The options against which an answer is verified, besides its public key. */
export const expected = (context: Context, purpose: Purpose) => ({
  expectedChallenge: (answered: string) => acceptChallenge(context, answered, purpose),
  expectedOrigin: context.origin,
  expectedRPID: siteOf(context),
  requireUserVerification: true,
});
