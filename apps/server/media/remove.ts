import { removeMedium } from '@eyelet/contracts/media/remove.ts';
import { deleteMedium, lockMedium } from '@eyelet/db/media/medium.ts';
import { countOtherUses } from '@eyelet/db/media/uses.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import { recordAudit, sourceOf } from '../audit/record.ts';
import { handle } from '../kernel/handle.ts';
import { Refusal, refuse } from '../kernel/refusal.ts';
import { dropFile } from './store-file.ts';
import { factsOf, writtenMedium } from './written-medium.ts';

/** Deletes a medium that nothing shows, with its file. */
export const removeMediumHandler = handle(removeMedium, async (context, { params: { mediumId } }) => {
  const { shop, now } = context;
  const outcome = await transact(shop.database.db, async (tx) => {
    if (!(await lockMedium(tx, mediumId))) return refuse('STF404');
    const before = await writtenMedium(tx, mediumId, now);
    const uses = before.uses + (await countOtherUses(tx, before.name));
    if (uses > 0 || before.hash === null) return refuse('STF453', { uses });
    await deleteMedium(tx, before);
    const subject = { kind: 'medium', id: mediumId } as const;
    await recordAudit(tx, removeMedium, { subject, before: factsOf(before), after: null }, sourceOf(context));
    return before;
  });
  if (outcome instanceof Refusal) return outcome;
  await dropFile(shop, outcome);
  await shop.library.refresh([outcome.name]);
  return { mediumId };
});
