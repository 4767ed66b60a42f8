import { isDeepStrictEqual } from 'node:util';
import type { Transaction } from '@eyelet/db/database.ts';
import { type BundledMediumRow, findBundledMedia } from '@eyelet/db/media/bundle.ts';
import { changeMediumRow, type FileFacts, insertMedium, lockFile, replaceFile } from '@eyelet/db/media/medium.ts';
import type { Tables } from '@eyelet/db/tables/tables.ts';
import type { Context } from '../../kernel/context.ts';
import type { Shop } from '../../kernel/shop.ts';
import { staffOf } from '../../kernel/staff-of.ts';
import { receiveFile } from '../../media/files/receive.ts';
import { storeFile } from '../../media/store-file.ts';
import type { Outcome } from './apply-items.ts';
import type { BundledMedium } from './format.ts';
import type { Bundle } from './open-bundle.ts';

/** A file that was checked, with its facts; or why it is refused. */
export type CheckedFile = Readonly<{ facts: FileFacts } | { problem: string }>;

const hashOf = ({ file }: BundledMedium) => file.slice(0, 64);

/**
 * Checks the files that this shop does not have like any upload, by what they are, and stores them unless it is a trial; by the names of their
 * media.
 */
export async function receiveMedia(
  { shop }: Pick<Context, 'shop'>,
  { media, file }: Bundle,
  { trial }: Readonly<{ trial: boolean }>,
): Promise<ReadonlyMap<string, CheckedFile>> {
  const there = await findBundledMedia(
    shop.database.db,
    media.map(({ name }) => name),
    media.map(hashOf),
  );
  const known = new Set(there.map(({ hash }) => hash));
  const checked = new Map<string, CheckedFile>();
  for (const medium of media) {
    if (known.has(hashOf(medium))) continue;
    const found = await receiveFile(file(medium), async (received): Promise<CheckedFile> => {
      const { facts } = received;
      if (`${facts.hash}.${facts.extension}` !== medium.file || facts.kind !== medium.kind)
        return { problem: 'broken' };
      if (!trial) await storeFile(shop, received);
      return { facts };
    });
    checked.set(medium.name, found);
  }
  return checked;
}

/** Writes the media of a bundle, whose files have been checked and stored. */
export async function applyMedia(
  context: Context,
  tx: Transaction<Tables>,
  media: readonly BundledMedium[],
  { files, trial }: Readonly<{ files: ReadonlyMap<string, CheckedFile>; trial: boolean }>,
): Promise<readonly Outcome[]> {
  const hashes = media.map(hashOf);
  for (const hash of [...hashes].sort()) await lockFile(tx, hash);
  const there = await findBundledMedia(
    tx,
    media.map(({ name }) => name),
    hashes,
  );
  const outcomes: Outcome[] = [];
  for (const medium of media) {
    const row = there.find(({ name }) => name === medium.name);
    const other = there.find(({ name, hash }) => name !== medium.name && hash === hashOf(medium));
    const file = files.get(medium.name);
    if (!trial && file && 'facts' in file) await expectStored(context.shop, medium);
    outcomes.push(await applyMedium(context, tx, medium, { row, other, file }));
  }
  return outcomes;
}

/** A file may have been deleted since it was stored; then the import is repeated. */
async function expectStored({ mediaStorage }: Pick<Shop, 'mediaStorage'>, { file }: BundledMedium): Promise<void> {
  if (!(await mediaStorage.has(file))) throw new Error(`the file ${file} was deleted while it was imported`);
}

type Known = Readonly<{
  row: BundledMediumRow | undefined;
  other: BundledMediumRow | undefined;
  file: CheckedFile | undefined;
}>;

async function applyMedium(
  context: Context,
  tx: Transaction<Tables>,
  medium: BundledMedium,
  { row, other, file }: Known,
): Promise<Outcome> {
  const { name, title, focus, crops, alt, decorative } = medium;
  const outcome = (what: Outcome['outcome'], ...problems: string[]): Outcome => ({
    ...{ kind: 'medium', key: name, name: title, outcome: what, problems },
  });
  if (file && 'problem' in file) return outcome('refused', file.problem);
  if (other) return outcome('refused', `known: ${other.name}`);
  if (row && row.kind !== medium.kind) return outcome('refused', 'kind');
  const by = { at: context.now, by: staffOf(context).name };
  const said = { title, alt, decorative, focus, crops };
  const isSaid = row && isDeepStrictEqual(said, saidOf(row));
  if (row && !file && isSaid) return outcome('same');
  const id = row?.id ?? context.newId();
  if (!row && !file) return outcome('refused', 'broken');
  if (row && file) await replaceFile(tx, row, file.facts, by);
  if (!row && file) await insertMedium(tx, { id, name, title, ...file.facts, ...by });
  await changeMediumRow(tx, { id, name }, said, by);
  return outcome(row ? 'changed' : 'created');
}

function saidOf({ title, alt, decorative, focus, crops }: BundledMediumRow) {
  return { title, alt, decorative, focus, crops };
}
