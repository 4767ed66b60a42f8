import { inviteStaff } from '@eyelet/contracts/staff/invite.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import { findStaffByEmail } from '@eyelet/db/staff/person.ts';
import { holdsAll, isBuiltIn, permissionsOf } from '@eyelet/domain/staff/roles.ts';
import { email as checkEmail, tidyEmail } from '@eyelet/domain/validation/email.ts';
import { recordAudit, sourceOf } from '../audit/record.ts';
import { handle } from '../kernel/handle.ts';
import { refuse } from '../kernel/refusal.ts';
import { staffOf } from '../kernel/staff-of.ts';
import { wakeAnnouncer } from '../kernel/wake-announcer.ts';
import { writeStaffFact } from '../staff-access/staff-facts.ts';
import { areRoles, lockAsActor } from './actor.ts';
import { addInvited } from './add-invited.ts';
import { personFacts, personNow } from './view.ts';

/** Invites somebody to the staff, by mail. */
export const inviteStaffHandler = handle(inviteStaff, async (context, { body }) => {
  const { shop } = context;
  const email = tidyEmail(body.email);
  const name = body.name.trim();
  const roles = [...new Set(body.roles)];
  if (email === '' || checkEmail(email)) return refuse('STF400', { member: 'email' });
  if (name === '') return refuse('STF400', { member: 'name' });
  const answer = await transact(shop.database.db, async (tx) => {
    const { held, ownRoles } = await lockAsActor(tx, context);
    if (roles.length === 0 || !areRoles(roles, isBuiltIn, ownRoles)) return refuse('STF400', { member: 'roles' });
    if (!held.has('staff.manage') || !holdsAll(held, permissionsOf(roles, ownRoles))) return refuse('STF442');
    const known = await findStaffByEmail(tx, email);
    if (known) {
      const isSame = known.state === 'invited' && known.name === name && isSameSet(known.roles, roles);
      return isSame ? personNow(tx, known.id) : refuse('STF440', { member: 'email' });
    }
    const person = { email, name, language: body.language, roles };
    const { staffId, token } = await addInvited(tx, person, context);
    const facts = { sender: staffOf(context).name, token };
    await writeStaffFact(tx, 'staff.invited', { ...person, id: staffId }, facts, context);
    const after = personFacts({ ...person, state: 'invited' });
    const subject = { kind: 'staff', id: staffId } as const;
    await recordAudit(tx, inviteStaff, { subject, before: null, after }, sourceOf(context));
    return personNow(tx, staffId);
  });
  wakeAnnouncer(shop.database);
  return answer;
});

function isSameSet(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((each) => other.includes(each));
}
