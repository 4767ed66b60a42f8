import { randomUUID } from 'node:crypto';
import { inviteStaff } from '@eyelet/contracts/staff/invite.ts';
import { resetStaffFactors } from '@eyelet/contracts/staff/reset-factors.ts';
import type { Database, Transaction } from '@eyelet/db/database.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import { deleteStaffCredential } from '@eyelet/db/staff/credential.ts';
import { deleteStaffPasskeys } from '@eyelet/db/staff/passkey.ts';
import { findStaffByEmail, hasJoinedStaff, lockAllStaff, updateStaff } from '@eyelet/db/staff/person.ts';
import { findRole } from '@eyelet/db/staff/role.ts';
import { endStaffSessions } from '@eyelet/db/staff/session.ts';
import type { Tables } from '@eyelet/db/tables/tables.ts';
import { isBuiltIn, ownerRole } from '@eyelet/domain/staff/roles.ts';
import { email as checkEmail, tidyEmail } from '@eyelet/domain/validation/email.ts';
import { type AuditSource, recordAudit } from '../audit/record.ts';
import type { Shop } from '../kernel/shop.ts';
import { invitationPath, newStaffLink } from '../staff-access/links.ts';
import { addInvited, type Invited } from './add-invited.ts';
import { personFacts } from './view.ts';

/** A command that cannot be carried out, as a sentence for the operator. */
export class CommandError extends Error {}

/** Everybody who can run commands has the database, and may not be staff. */
const operator = (now: Date): AuditSource => ({
  ...{ staffId: null, staffName: 'operator', network: '', device: 'command' },
  ...{ correlationId: randomUUID(), now },
});

/**
 * Invites a person by a command of the operator; returns the path of the link. A person who has not accepted yet gets a
 * new link with the roles of the first invitation.
 */
export async function inviteByCommand({ db }: Database, asked: Invited, now: Date): Promise<string> {
  const person = { ...asked, email: tidyEmail(asked.email) };
  if (person.email === '' || checkEmail(person.email)) throw new CommandError(`"${asked.email}" is no email address.`);
  return transact(db, async (tx) => {
    await lockAllStaff(tx);
    for (const role of person.roles) {
      if (!isBuiltIn(role) && !(await findRole(tx, role))) throw new CommandError(`There is no role "${role}".`);
    }
    const known = await findStaffByEmail(tx, person.email);
    if (known && known.state !== 'invited') {
      throw new CommandError(`${person.email} is of the staff already. To let them in again: npm run staff -- reset`);
    }
    if (known) return invitationPath(await newStaffLink(tx, 'invitation', known.id, now));
    const { staffId, token } = await addInvited(tx, person, { newId: randomUUID, now });
    const after = personFacts({ ...person, state: 'invited' });
    await recordAudit(tx, inviteStaff, { subject: { kind: 'staff', id: staffId }, before: null, after }, operator(now));
    return invitationPath(token);
  });
}

/** Lets a person who has lost every way to sign in set one up again; returns the path of the link. */
export async function resetByCommand({ db }: Database, email: string, now: Date): Promise<string> {
  return transact(db, async (tx) => {
    await lockAllStaff(tx);
    const person = await findStaffByEmail(tx, email);
    if (!person) throw new CommandError(`Nobody of the staff has the email ${email}.`);
    await takeFactors(tx, person.id);
    await updateStaff(tx, person.id, { state: 'invited', updated_at: now });
    const change = {
      subject: { kind: 'staff', id: person.id },
      before: personFacts(person),
      after: personFacts({ ...person, state: 'invited' }),
    } as const;
    await recordAudit(tx, resetStaffFactors, change, operator(now));
    return invitationPath(await newStaffLink(tx, 'invitation', person.id, now));
  });
}

async function takeFactors(tx: Transaction<Tables>, staffId: string): Promise<void> {
  await deleteStaffCredential(tx, staffId);
  await deleteStaffPasskeys(tx, staffId);
  await endStaffSessions(tx, { staffId });
}

/**
 * The path of a link for the first owner of a sandbox without staff, a new one at each start. A live shop prints none,
 * as many people read logs; its operator has the command.
 */
export async function firstOwnerPath({
  config,
  database,
  clock,
}: Pick<Shop, 'config' | 'database' | 'clock'>): Promise<string | undefined> {
  if (config.stage === 'live' || config.role === 'worker' || (await hasJoinedStaff(database.db))) return undefined;
  const email = config.demoBrand ? 'owner@skerry.example' : 'owner@example.com';
  return inviteByCommand(database, { email, name: 'Owner', language: 'en', roles: [ownerRole] }, clock());
}
