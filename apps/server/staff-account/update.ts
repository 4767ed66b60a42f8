import { updateStaffAccount } from '@eyelet/contracts/staff-account/update.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import { lockStaff, updateStaff } from '@eyelet/db/staff/person.ts';
import { recordAudit, sourceOf } from '../audit/record.ts';
import { handle } from '../kernel/handle.ts';
import { Refusal, refuse } from '../kernel/refusal.ts';
import { staffOf } from '../kernel/staff-of.ts';
import { meOf } from '../staff-access/me.ts';

/** The most preferences that a person may have. */
const mostPreferences = 100;

/** Changes the caller's own name, language and preferences. */
export const updateStaffAccountHandler = handle(updateStaffAccount, async (context, { body }) => {
  const { shop, now } = context;
  const caller = staffOf(context);
  const name = body.name?.trim();
  if (name === '') return refuse('STF400', { member: 'name' });
  const changed = await transact(shop.database.db, async (tx) => {
    const person = await lockStaff(tx, caller.staffId);
    if (!person) throw new Error('somebody was deleted while changing the own account');
    const before = { name: person.name, language: person.language };
    const after = { name: name ?? person.name, language: body.language ?? person.language };
    const preferences = { ...person.preferences, ...body.preferences };
    if (Object.keys(preferences).length > mostPreferences) return refuse('STF400', { member: 'preferences' });
    await updateStaff(tx, person.id, { ...after, preferences: JSON.stringify(preferences), updated_at: now });
    const isChanged = after.name !== before.name || after.language !== before.language;
    const change = { subject: { kind: 'staff', id: person.id }, before, after } as const;
    // Preferences are not audited.
    if (isChanged) await recordAudit(tx, updateStaffAccount, change, sourceOf(context));
    return { ...after, preferences, version: person.version + 1 };
  });
  return changed instanceof Refusal ? changed : meOf(shop, { ...caller, ...changed });
});
