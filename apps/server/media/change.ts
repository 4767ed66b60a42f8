import { isDeepStrictEqual } from 'node:util';
import { changeMedium } from '@eyelet/contracts/media/change.ts';
import type { Crops } from '@eyelet/contracts/media/medium.ts';
import { changeMediumRow, lockMedium } from '@eyelet/db/media/medium.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import { recordAudit, sourceOf } from '../audit/record.ts';
import { handle } from '../kernel/handle.ts';
import { refuse, refuseStale } from '../kernel/refusal.ts';
import { staffOf } from '../kernel/staff-of.ts';
import { mediumView } from './medium-view.ts';
import { factsOf, writtenMedium } from './written-medium.ts';

/** Changes the description of a medium. If two people change it at once, the second gets what the first has saved. */
export const changeMediumHandler = handle(changeMedium, async (context, { params: { mediumId }, body }) => {
  const { shop, now } = context;
  const { version, ...said } = body;
  const wanted = { ...said, title: said.title.trim() };
  if (!Object.values(wanted.crops).every(isWithin)) return refuse('STF400', { member: 'crops' });
  return transact(shop.database.db, async (tx) => {
    if (!(await lockMedium(tx, mediumId))) return refuse('STF404');
    const before = await writtenMedium(tx, mediumId, now);
    const { title, alt, decorative, focus, crops } = before;
    if (isDeepStrictEqual({ title, alt, decorative, focus, crops }, wanted)) return mediumView(before, shop.masters);
    if (before.version !== version) return refuseStale('STF409', await mediumView(before, shop.masters));
    await changeMediumRow(tx, before, wanted, { at: now, by: staffOf(context).name });
    const after = await writtenMedium(tx, mediumId, now);
    const subject = { kind: 'medium', id: mediumId } as const;
    await recordAudit(tx, changeMedium, { subject, before: factsOf(before), after: factsOf(after) }, sourceOf(context));
    return mediumView(after, shop.masters);
  });
});

function isWithin({ x, y, width, height }: NonNullable<Crops['sm']>): boolean {
  return x + width <= 100 && y + height <= 100;
}
