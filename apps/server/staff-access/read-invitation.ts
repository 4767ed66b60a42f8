import { readInvitation } from '@eyelet/contracts/staff-access/read-invitation.ts';
import { findStaffLink } from '@eyelet/db/staff/link.ts';
import { findStaff } from '@eyelet/db/staff/person.ts';
import { handle } from '../kernel/handle.ts';
import { refuse } from '../kernel/refusal.ts';
import { hashOf } from '../kernel/secrets.ts';
import { newCodesSetup } from './one-time-codes.ts';
import { newPasskeyOptions } from './passkeys.ts';

/** The person whom a link invites, and the options for setting up a way to sign in. */
export const readInvitationHandler = handle(readInvitation, async (context, { body }) => {
  const { shop, now } = context;
  const { db } = shop.database;
  const link = await findStaffLink(db, { kind: 'invitation', tokenHash: hashOf(body.token), now });
  const person = link && (await findStaff(db, link.staff_id));
  if (!link || person?.state !== 'invited') return refuse('STF402');
  const { email, name, language, roles } = person;
  return {
    ...{ email, name, language, roles, expiresAt: link.expires_at.toISOString() },
    codes: newCodesSetup(context, person),
    passkeyOptions: await newPasskeyOptions(context, person),
  };
});
