import { isDeepStrictEqual } from 'node:util';
import type { Transaction } from '@eyelet/db/database.ts';
import { type BundledMediumRow, findBundledMedia } from '@eyelet/db/media/bundle.ts';
import { claimFiles } from '@eyelet/db/media/claim-files.ts';
import { changeMediumRow, type FileFacts, insertMedium, replaceFile } from '@eyelet/db/media/medium.ts';
import type { Tables } from '@eyelet/db/tables/tables.ts';
import type { Shop } from '../../kernel/shop.ts';
import { receiveFile } from '../../media/files/receive.ts';
import { storeFile } from '../../media/store-file.ts';
import type { Importing, Outcome } from './apply-items.ts';
import type { BundledMedium } from './format.ts';
import type { Bundle } from './open-bundle.ts';

/** The facts of a checked file, or why it is refused. */
export type CheckedFile = Readonly<{ facts: FileFacts } | { problem: string }>;

const hashOf = ({ file }: BundledMedium) => file.slice(0, 64);

/**
 * Checks the files that this shop does not have, as for uploads, and stores them unless it is a trial. They are written down
 * `into` a map by the names of their media as they come, so that its owner knows what is stored when a later one fails.
 */
export async function receiveMedia(
  { shop, note }: Pick<Importing, 'shop' | 'note'>,
  { media, file }: Bundle,
  { trial, into }: Readonly<{ trial: boolean; into: Map<string, CheckedFile> }>,
): Promise<void> {
  const there = await findBundledMedia(
    shop.database.db,
    media.map(({ name }) => name),
    media.map(hashOf),
  );
  const known = new Set(there.map(({ hash }) => hash));
  for (const [index, medium] of media.entries()) {
    await note('files', index, media.length);
    if (known.has(hashOf(medium))) continue;
    const found = await receiveFile(file(medium), async (received): Promise<CheckedFile> => {
      const { facts } = received;
      if (`${facts.hash}.${facts.extension}` !== medium.file || facts.kind !== medium.kind)
        return { problem: 'broken' };
      if (!trial) await storeFile(shop, received);
      return { facts };
    });
    into.set(medium.name, found);
  }
}

/**
 * The outcomes of the media of a bundle, and this shop's names of those that it has under another name, by their names
 * in the bundle.
 */
type AppliedMedia = Readonly<{ outcomes: readonly Outcome[]; names: ReadonlyMap<string, string> }>;

/**
 * Writes the media of a bundle, whose files have been checked and stored. A file is in the library once: if this shop
 * has it under another name, that name stays and documents of the bundle use it. Media that free a file for another one
 * are written first; what then still waits is blocked by media that keep their files.
 */
export async function applyMedia(
  tx: Transaction<Tables>,
  importing: Importing,
  media: readonly BundledMedium[],
  { files, trial }: Readonly<{ files: ReadonlyMap<string, CheckedFile>; trial: boolean }>,
): Promise<AppliedMedia> {
  const hashes = media.map(hashOf);
  await claimFiles(tx, hashes);
  const there = await findBundledMedia(
    tx,
    media.map(({ name }) => name),
    hashes,
  );
  const rows = new Map(there.map((row) => [row.name, row]));
  const facts = new Map<string, FileFacts>(
    there.flatMap((row) => (row.hash === null ? [] : [[row.hash, factsOf(row)] as const])),
  );
  const holders = new Map(there.flatMap(({ name, hash }) => (hash === null ? [] : [[hash, name] as const])));
  const outcomes = new Map<string, Outcome>();
  const names = new Map<string, string>();

  async function apply(medium: BundledMedium): Promise<void> {
    const file = files.get(medium.name);
    if (!trial && file && 'facts' in file) await expectStored(importing.shop, medium);
    const row = rows.get(medium.name);
    const outcome = await applyMedium(tx, importing, medium, {
      row,
      file: file ?? knownFile(facts.get(hashOf(medium))),
    });
    outcomes.set(medium.name, outcome);
    if (outcome.outcome === 'refused') return;
    if (row?.hash != null && holders.get(row.hash) === row.name) holders.delete(row.hash);
    holders.set(hashOf(medium), medium.name);
  }

  const isHeld = (one: BundledMedium) => (holders.get(hashOf(one)) ?? one.name) !== one.name;
  let waiting = media;
  for (let before = -1; waiting.length !== before; ) {
    before = waiting.length;
    const held: BundledMedium[] = [];
    for (const medium of waiting) {
      if (isHeld(medium)) held.push(medium);
      else await apply(medium);
    }
    waiting = held;
  }
  for (const medium of waiting) {
    names.set(medium.name, holders.get(hashOf(medium)) as string);
    outcomes.set(medium.name, outcomeOf(medium, 'same'));
  }
  return { outcomes: media.map(({ name }) => outcomes.get(name) as Outcome), names };
}

const knownFile = (facts: FileFacts | undefined): CheckedFile | undefined => facts && { facts };

function factsOf({ kind, hash, type, extension, bytes, width, height }: BundledMediumRow): FileFacts {
  return { kind, hash, type, extension, bytes, width, height };
}

/** A file may have been deleted since it was stored; then the import is repeated. */
async function expectStored({ mediaStorage }: Pick<Shop, 'mediaStorage'>, { file }: BundledMedium): Promise<void> {
  if (!(await mediaStorage.has(file))) throw new Error(`the file ${file} was deleted while it was imported`);
}

type Known = Readonly<{ row: BundledMediumRow | undefined; file: CheckedFile | undefined }>;

async function applyMedium(
  tx: Transaction<Tables>,
  { now, newId, author }: Importing,
  medium: BundledMedium,
  { row, file }: Known,
): Promise<Outcome> {
  const { name, title, focus, crops, alt, decorative } = medium;
  if (!file) return outcomeOf(medium, 'refused', 'broken');
  if ('problem' in file) return outcomeOf(medium, 'refused', file.problem);
  if (file.facts.kind !== medium.kind || (row && row.kind !== medium.kind)) return outcomeOf(medium, 'refused', 'kind');
  const by = { at: now, by: author.name };
  const said = { title, alt, decorative, focus, crops };
  const isFile = row?.hash === file.facts.hash;
  if (row && isFile && isDeepStrictEqual(said, saidOf(row))) return outcomeOf(medium, 'same');
  const id = row?.id ?? newId();
  if (row && !isFile) await replaceFile(tx, row, file.facts, by);
  if (!row) await insertMedium(tx, { id, name, title, ...file.facts, ...by });
  await changeMediumRow(tx, { id, name }, said, by);
  return outcomeOf(medium, row ? 'changed' : 'created');
}

function outcomeOf(
  { name, title }: Pick<BundledMedium, 'name' | 'title'>,
  outcome: Outcome['outcome'],
  ...problems: string[]
): Outcome {
  return { kind: 'medium', key: name, name: title, outcome, problems, findings: [] };
}

function saidOf({ title, alt, decorative, focus, crops }: BundledMediumRow) {
  return { title, alt, decorative, focus, crops };
}
