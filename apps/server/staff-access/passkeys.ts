import {
  findStaffPasskey,
  markStaffPasskeyUsed,
  type StaffPasskeyRow,
  staffPasskeysOf,
} from '@eyelet/db/staff/passkey.ts';
import type {
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { deviceOf } from '../credentials/device.ts';
import type { Context } from '../kernel/context.ts';
import { shopNameOf } from '../mail/sender.ts';
import { acceptChallenge, newChallenge, type Purpose } from '../passkeys/challenge.ts';
import { webAuthn } from '../passkeys/web-authn.ts';

type RegistrationAnswer = Parameters<typeof verifyRegistrationResponse>[0]['response'];
type SignInAnswer = Parameters<typeof verifyAuthenticationResponse>[0]['response'];
type Transport = NonNullable<
  NonNullable<Parameters<typeof generateRegistrationOptions>[0]['excludeCredentials']>[number]['transports']
>[number];

/** The relying party of passkeys: the host of the studio. */
const siteOf = ({ origin }: Context) => new URL(origin).hostname;

/** What an answer must match, besides the key. The authenticator must have verified its user. */
const expected = (context: Context, purpose: Purpose) => ({
  expectedChallenge: (answered: string) => acceptChallenge(context, answered, purpose),
  expectedOrigin: context.origin,
  expectedRPID: siteOf(context),
  requireUserVerification: true,
});

type Person = Readonly<{ id: string; email: string; name: string }>;

/** Options for a browser to create a passkey for the studio. */
export async function newPasskeyOptions(context: Context, { id, email, name }: Person) {
  const known = await staffPasskeysOf(context.shop.database.db, id);
  const library = await webAuthn();
  const options = await library.generateRegistrationOptions({
    rpName: `${shopNameOf(context.shop)} Studio`,
    rpID: siteOf(context),
    userName: email,
    userDisplayName: `${name || email} (Studio)`,
    userID: new TextEncoder().encode(`staff ${id}`),
    challenge: newChallenge(context, { kind: 'staff-add', staffId: id }),
    attestationType: 'none',
    excludeCredentials: known.map((one) => ({ id: one.id, transports: one.transports as Transport[] })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  return { ...options };
}

export type PasskeyAnswer = Readonly<{ answer: object; name?: string | undefined }>;

/** The passkey that a browser has created for a person; undefined if it does not match the options. */
export async function verifiedPasskey(
  context: Context,
  staffId: string,
  { answer, name }: PasskeyAnswer,
): Promise<StaffPasskeyRow | undefined> {
  const library = await webAuthn();
  const verification = await library
    .verifyRegistrationResponse({
      ...expected(context, { kind: 'staff-add', staffId }),
      response: answer as RegistrationAnswer,
    })
    .catch(() => undefined);
  const credential = verification?.verified ? verification.registrationInfo?.credential : undefined;
  if (!credential) return undefined;
  return {
    id: credential.id,
    staff_id: staffId,
    name: name?.trim() || deviceOf(context) || 'Passkey',
    public_key: Buffer.from(credential.publicKey),
    counter: credential.counter,
    transports: [...(credential.transports ?? [])],
    created_at: context.now,
    last_used_at: null,
  };
}

type SignPurpose = Readonly<{ kind: 'staff-sign-in' } | { kind: 'staff-proof'; staffId: string }>;

/** Options for a browser to sign with a passkey. */
export async function signOptions(context: Context, purpose: SignPurpose) {
  const library = await webAuthn();
  const options = await library.generateAuthenticationOptions({
    rpID: siteOf(context),
    challenge: newChallenge(context, purpose),
    userVerification: 'required',
  });
  return { ...options };
}

/** The person whose passkey has signed; undefined for an unknown passkey or a wrong signature. */
export async function whoSigned(context: Context, answer: object, purpose: SignPurpose): Promise<string | undefined> {
  const { db } = context.shop.database;
  const response = answer as SignInAnswer;
  const passkey = typeof response.id === 'string' ? await findStaffPasskey(db, response.id) : undefined;
  if (!passkey || ('staffId' in purpose && purpose.staffId !== passkey.staff_id)) return undefined;
  const library = await webAuthn();
  const verification = await library
    .verifyAuthenticationResponse({
      ...expected(context, purpose),
      response,
      credential: {
        id: passkey.id,
        publicKey: new Uint8Array(passkey.public_key),
        counter: Number(passkey.counter),
        transports: passkey.transports as Transport[],
      },
    })
    .catch(() => undefined);
  if (!verification?.verified) return undefined;
  await markStaffPasskeyUsed(db, passkey.id, verification.authenticationInfo.newCounter, context.now);
  return passkey.staff_id;
}
