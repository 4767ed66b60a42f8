import { resendStaffInvitation } from '@eyelet/contracts/staff/resend-invitation.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import { findListedStaff } from '@eyelet/db/staff/list.ts';
import { recordAudit, sourceOf } from '../audit/record.ts';
import { handle } from '../kernel/handle.ts';
import { refuse } from '../kernel/refusal.ts';
import { staffOf } from '../kernel/staff-of.ts';
import { wakeAnnouncer } from '../kernel/wake-announcer.ts';
import { newStaffLink } from '../staff-access/links.ts';
import { writeStaffFact } from '../staff-access/staff-facts.ts';
import { lockAsActor } from './actor.ts';
import { mayManage } from './change-person.ts';
import { personNow } from './view.ts';

/** Mails a new link to somebody who has not accepted yet. */
export const resendStaffInvitationHandler = handle(resendStaffInvitation, async (context, { params }) => {
  const { shop, now } = context;
  const answer = await transact(shop.database.db, async (tx) => {
    const actor = await lockAsActor(tx, context);
    const person = await findListedStaff(tx, params.staffId);
    if (!person) return refuse('STF404');
    if (!mayManage(actor, person)) return refuse('STF442');
    if (person.state !== 'invited') return refuse('STF448');
    const token = await newStaffLink(tx, 'invitation', person.id, now);
    await writeStaffFact(tx, 'staff.invited', person, { sender: staffOf(context).name, token }, context);
    const subject = { kind: 'staff', id: person.id } as const;
    const after = { invitation: 'sent again' };
    await recordAudit(tx, resendStaffInvitation, { subject, before: null, after }, sourceOf(context));
    return personNow(tx, person.id);
  });
  wakeAnnouncer(shop.database);
  return answer;
});
