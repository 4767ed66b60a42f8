import { attendance, attendContent } from '@eyelet/contracts/content/attend.ts';
import { findItem } from '@eyelet/db/content/item.ts';
import { endPresence, listOthersPresent, notePresence } from '@eyelet/db/content/presence.ts';
import { handle } from '../kernel/handle.ts';
import { refuse } from '../kernel/refusal.ts';
import { staffOf } from '../kernel/staff-of.ts';

/** Who has an item open. The content does not change, so nothing is audited. */
export const attendContentHandler = handle(attendContent, async (context, { params: { itemId }, body: { open } }) => {
  const { shop, now } = context;
  const { staffId, name } = staffOf(context);
  const goneBefore = new Date(now.getTime() - attendance.gone * 1000);
  if (!(await findItem(shop.database.db, itemId, now))) return refuse('STF404');
  if (open) await notePresence(shop.database, { itemId, staffId, name, at: now, goneBefore });
  else await endPresence(shop.database, { itemId, staffId });
  const others = await listOthersPresent(shop.database, { itemId, staffId, goneBefore });
  return { others: others.map((one) => ({ staffId: one.staff_id, name: one.name, since: one.since.toISOString() })) };
});
