import { replaceMedium } from '@eyelet/contracts/media/replace.ts';
import { findMedium, findMediumByHash, lockMedium, replaceFile } from '@eyelet/db/media/medium.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import { recordAudit, sourceOf } from '../audit/record.ts';
import type { Context } from '../kernel/context.ts';
import { handle } from '../kernel/handle.ts';
import { Refusal, refuse } from '../kernel/refusal.ts';
import { staffOf } from '../kernel/staff-of.ts';
import { type Received, receiveFile } from './files/receive.ts';
import { mediumView } from './medium-view.ts';
import { dropFile, keepFile, storeFile } from './store-file.ts';
import { factsOf, writtenMedium } from './written-medium.ts';

/** Replaces the file of a medium, wherever it is shown. */
export const replaceMediumHandler = handle(replaceMedium, async (context, { params: { mediumId }, body }) => {
  const { shop, now } = context;
  const before = await findMedium(shop.database.db, mediumId, now);
  if (!before) return refuse('STF404');
  const outcome = await receiveFile(body, (file) => replaceBy(context, file, mediumId));
  if (outcome instanceof Refusal) return outcome;
  if ('problem' in outcome) return refuse('STF452', { problem: outcome.problem });
  if (before.hash !== outcome.hash) await dropFile(shop, before);
  await shop.library.refresh([outcome.name]);
  return mediumView(outcome, shop.masters);
});

async function replaceBy(context: Context, file: Received, mediumId: string) {
  const { shop, now } = context;
  await storeFile(shop, file);
  const outcome = await transact(shop.database.db, async (tx) => {
    if (!(await lockMedium(tx, mediumId))) return refuse('STF404');
    await keepFile(tx, shop, file);
    const before = await writtenMedium(tx, mediumId, now);
    if (before.hash === file.facts.hash) return before;
    if (before.kind !== file.facts.kind) return refuse('STF452', { problem: 'kind' });
    if (await findMediumByHash(tx, file.facts.hash, now)) return refuse('STF452', { problem: 'known' });
    await replaceFile(tx, before, file.facts, { at: now, by: staffOf(context).name });
    const after = await writtenMedium(tx, mediumId, now);
    const subject = { kind: 'medium', id: mediumId } as const;
    await recordAudit(
      tx,
      replaceMedium,
      { subject, before: factsOf(before), after: factsOf(after) },
      sourceOf(context),
    );
    return after;
  });
  if (outcome instanceof Refusal) await dropFile(shop, file.facts);
  return outcome;
}
