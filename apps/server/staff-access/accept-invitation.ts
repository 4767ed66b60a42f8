import type { InputOf } from '@eyelet/contracts/kernel/operation.ts';
import { acceptInvitation } from '@eyelet/contracts/staff-access/accept-invitation.ts';
import type { Transaction } from '@eyelet/db/database.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import { replaceRecoveryCodes, writeStaffCredential } from '@eyelet/db/staff/credential.ts';
import { dropStaffLinks, findStaffLink, lockStaffLink } from '@eyelet/db/staff/link.ts';
import { insertStaffPasskey, type StaffPasskeyRow } from '@eyelet/db/staff/passkey.ts';
import { findStaff, lockStaff, type StaffRow, updateStaff } from '@eyelet/db/staff/person.ts';
import type { Tables } from '@eyelet/db/tables/tables.ts';
import { recordAudit, sourceOf } from '../audit/record.ts';
import { hashPassword } from '../credentials/password-hashes.ts';
import type { Context } from '../kernel/context.ts';
import { handle } from '../kernel/handle.ts';
import { Refusal, refuse } from '../kernel/refusal.ts';
import { hashOf } from '../kernel/secrets.ts';
import { forgetAttempts } from './attempts.ts';
import { beginStaffSession } from './begin-session.ts';
import { weakPassword } from './new-password.ts';
import { newRecoveryCodes, openCodesSetup, stepOfCode } from './one-time-codes.ts';
import { verifiedPasskey } from './passkeys.ts';

type Body = InputOf<typeof acceptInvitation>['body'];

/** The checked credentials of a new person; prepared before the transaction, as hashing takes time. */
type Ready = Readonly<{
  credential: Readonly<{ password_hash: string; code_secret: string; code_step: number }> | undefined;
  passkey: StaffPasskeyRow | undefined;
}>;

/** Accepts an invitation: adds the person's credentials and signs them in. */
export const acceptInvitationHandler = handle(acceptInvitation, async (context, { body }) => {
  const { shop, now } = context;
  const { db } = shop.database;
  const presented = { kind: 'invitation', tokenHash: hashOf(body.token), now } as const;
  const found = await findStaffLink(db, presented);
  const invited = found && (await findStaff(db, found.staff_id));
  if (invited?.state !== 'invited') return refuse('STF402');
  const ready = await makeReady(context, invited, body);
  if (ready instanceof Refusal) return ready;
  const name = body.name.trim();
  const answer = await transact(db, async (tx) => {
    const link = await lockStaffLink(tx, presented);
    const person = link && (await lockStaff(tx, link.staff_id));
    if (person?.state !== 'invited') return refuse('STF402');
    const recoveryCodes = await keepFactors(tx, person.id, ready, context);
    if (!recoveryCodes) return refuse('STF414');
    const { language = person.language } = body;
    const joined = { joined_at: person.joined_at ?? now, updated_at: now };
    await updateStaff(tx, person.id, { name, language, state: 'active', ...joined });
    await dropStaffLinks(tx, person.id);
    await forgetAttempts(tx, { email: person.email }, now);
    await recordAudit(
      tx,
      acceptInvitation,
      {
        subject: { kind: 'staff', id: person.id },
        before: { name: person.name, language: person.language, state: 'invited', password: false, passkeys: 0 },
        after: { name, language, state: 'active', password: !!ready.credential, passkeys: ready.passkey ? 1 : 0 },
      },
      sourceOf(context, { staffId: person.id, name }),
    );
    return { ...(await beginStaffSession(tx, person.id, context)), recoveryCodes };
  });
  if (answer instanceof Refusal) return answer;
  const { me, cookies, recoveryCodes } = answer;
  context.outgoing.cookies.push(...cookies);
  return { me, recoveryCodes };
});

async function makeReady(context: Context, person: StaffRow, body: Body) {
  if (body.name.trim() === '') return refuse('STF400', { member: 'name' });
  const credential = await makeCredential(context, person, body);
  if (credential instanceof Refusal) return credential;
  if (!body.passkey) return credential ? { credential, passkey: undefined } : refuse('STF400', { member: 'password' });
  // Last, as an answer of a passkey can be used once.
  const passkey = await verifiedPasskey(context, person.id, body.passkey);
  return passkey ? { credential, passkey } : refuse('STF414');
}

async function makeCredential(context: Context, person: StaffRow, { password, setup, code }: Body) {
  if (password === undefined) return undefined;
  if (setup === undefined) return refuse('STF400', { member: 'setup' });
  if (code === undefined) return refuse('STF400', { member: 'code' });
  const opened = openCodesSetup(context, setup, person.id);
  if (!opened) return refuse('STF413');
  const weak = weakPassword(context, password, person.email, 'password');
  if (weak) return weak;
  const step = stepOfCode(opened.secret, code, context.now);
  if (step === undefined) return refuse('STF412', { member: 'code' });
  return { password_hash: await hashPassword(password), code_secret: opened.sealed, code_step: step };
}

/** Stores the credentials of a person; returns the recovery codes that come with one-time codes. */
async function keepFactors(
  tx: Transaction<Tables>,
  staffId: string,
  { credential, passkey }: Ready,
  { now }: Context,
): Promise<string[] | undefined> {
  if (passkey && !(await insertStaffPasskey(tx, passkey))) return undefined;
  if (!credential) return [];
  await writeStaffCredential(tx, { staff_id: staffId, changed_at: now, ...credential });
  const { shown, hashes } = newRecoveryCodes();
  await replaceRecoveryCodes(tx, staffId, hashes);
  return shown;
}
