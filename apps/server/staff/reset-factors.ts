import { resetStaffFactors } from '@eyelet/contracts/staff/reset-factors.ts';
import { deleteStaffCredential } from '@eyelet/db/staff/credential.ts';
import { dropStaffLinks } from '@eyelet/db/staff/link.ts';
import { deleteStaffPasskeys } from '@eyelet/db/staff/passkey.ts';
import { endStaffSessions } from '@eyelet/db/staff/session.ts';
import { handle } from '../kernel/handle.ts';
import { refuse } from '../kernel/refusal.ts';
import { wakeAnnouncer } from '../kernel/wake-announcer.ts';
import { newStaffLink } from '../staff-access/links.ts';
import { writeStaffFact } from '../staff-access/staff-facts.ts';
import { isLastOwner, withTarget, writePerson } from './change-person.ts';

/** Lets somebody who has lost every way to sign in set one up again, by a mailed link. */
export const resetStaffFactorsHandler = handle(resetStaffFactors, async (context, { params, body }) => {
  const { shop, now } = context;
  const asked = { staffId: params.staffId, version: body.version, context };
  const answer = await withTarget(asked, async (target) => {
    const { tx, person } = target;
    if (person.state !== 'active') return refuse('STF448');
    if (await isLastOwner(tx, person)) return refuse('STF441');
    await deleteStaffCredential(tx, person.id);
    await deleteStaffPasskeys(tx, person.id);
    await endStaffSessions(tx, { staffId: person.id });
    await dropStaffLinks(tx, person.id);
    const token = await newStaffLink(tx, 'invitation', person.id, now);
    await writeStaffFact(tx, 'staff.access-reset', person, { token }, context);
    return writePerson(context, target, resetStaffFactors, { state: 'invited' });
  });
  wakeAnnouncer(shop.database);
  return answer;
});
