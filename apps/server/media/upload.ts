import { uploadMedium } from '@eyelet/contracts/media/upload.ts';
import { findMediumByHash, insertMedium, takenNames } from '@eyelet/db/media/medium.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import { recordAudit, sourceOf } from '../audit/record.ts';
import type { Context } from '../kernel/context.ts';
import { handle } from '../kernel/handle.ts';
import { refuse } from '../kernel/refusal.ts';
import { staffOf } from '../kernel/staff-of.ts';
import { type Received, receiveFile } from './files/receive.ts';
import { mediumView } from './medium-view.ts';
import { nameOfFile, titleOfFile } from './name-of-file.ts';
import { keepFile, storeFile } from './store-file.ts';
import { factsOf, writtenMedium } from './written-medium.ts';

/** Adds a file to the library, unless it is there already. */
export const uploadMediumHandler = handle(uploadMedium, async (context, { query: { fileName }, body }) => {
  const outcome = await receiveFile(body, (file) => addFile(context, file, fileName));
  return 'problem' in outcome ? refuse('STF452', { problem: outcome.problem }) : outcome;
});

async function addFile(context: Context, file: Received, fileName: string) {
  const { shop, now } = context;
  const { db } = shop.database;
  const there = await findMediumByHash(db, file.facts.hash, now);
  if (there) return { medium: await mediumView(there, shop.masters), added: false };
  await storeFile(shop, file);
  const { row, added } = await transact(db, async (tx) => {
    await keepFile(tx, shop, file);
    const same = await findMediumByHash(tx, file.facts.hash, now);
    if (same) return { row: same, added: false };
    const id = context.newId();
    const by = { at: now, by: staffOf(context).name };
    const title = titleOfFile(fileName);
    const isInFolder = await shop.masters.inAddresses([nameOfFile(fileName, () => true)]);
    const taken = new Set([
      ...(await takenNames(
        tx,
        nameOfFile(fileName, () => true),
      )),
      ...isInFolder.keys(),
    ]);
    // Somebody else may take the name first; then the next one is tried.
    for (;;) {
      const name = nameOfFile(fileName, (one) => !taken.has(one));
      if (await insertMedium(tx, { id, name, title, ...file.facts, ...by })) break;
      taken.add(name);
    }
    const row = await writtenMedium(tx, id, now);
    const change = { subject: { kind: 'medium', id }, before: null, after: factsOf(row) } as const;
    await recordAudit(tx, uploadMedium, change, sourceOf(context));
    return { row, added: true };
  });
  // Its preview is requested at once, perhaps before the announcement arrives.
  await shop.library.refresh([row.name]);
  return { medium: await mediumView(row, shop.masters), added };
}
