import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import yauzl, { type Entry, type Options, type ZipFile } from 'yauzl';
import {
  type BundledItem,
  type BundledMedium,
  entryOfFile,
  entryOfItem,
  entryOfMedium,
  isBundledItem,
  isBundledMedium,
  isManifest,
  manifestEntry,
} from './format.ts';

/** The most bytes of a bundle as sent, of all its entries unpacked, and of one JSON entry; and the most entries. */
export const bundleLimits = {
  sent: 2 * 1024 ** 3,
  unpacked: 4 * 1024 ** 3,
  json: 4 * 1024 ** 2,
  allJson: 256 * 1024 ** 2,
  entries: 20_000,
} as const;

export type BundleProblem = 'type' | 'bytes' | 'broken' | 'more';

/** A file that is no bundle, or a bundle that must not be read. */
export class BundleFault extends Error {
  readonly problem: BundleProblem;

  constructor(problem: BundleProblem) {
    super(`the bundle was refused: ${problem}`);
    this.problem = problem;
  }
}

/** A bundle whose entries have been checked, before any of them is unpacked. */
export type OpenedBundle = Readonly<{
  hasMedia: boolean;
  /** Reads its items and media. Throws `BundleFault`. */
  read: () => Promise<Bundle>;
}>;

export type Bundle = Readonly<{
  items: readonly BundledItem[];
  media: readonly BundledMedium[];
  /** The bytes of the file of a medium. */
  file: (medium: BundledMedium) => AsyncIterable<Uint8Array>;
}>;

/** The names that an entry may have. No file is ever written under them. */
const nameShape =
  /^(eyelet\.json|items\/[a-z-]+\/[a-z0-9-]+\.json|media\/[\w.-]+\.json|files\/[0-9a-f]{64}\.[a-z0-9]{3,4})$/;

/**
 * Receives a file and passes its path, hash and size to `use`; it is deleted afterwards. Throws `BundleFault` for one that
 * is too large.
 */
export async function withFile<T>(
  content: AsyncIterable<Uint8Array>,
  use: (file: Readonly<{ path: string; hash: string; bytes: number }>) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'eyelet-bundle-'));
  const path = join(folder, 'bundle.zip');
  const hash = createHash('sha256');
  let bytes = 0;
  async function* seen() {
    for await (const chunk of content) {
      bytes += chunk.length;
      if (bytes > bundleLimits.sent) throw new BundleFault('bytes');
      hash.update(chunk);
      yield chunk;
    }
  }
  try {
    await pipeline(seen, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
    return await use({ path, hash: hash.digest('hex'), bytes });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Opens a bundle and passes it to `use`; it is closed afterwards. Throws `BundleFault` for one that unpacks to too much,
 * that is damaged, or that has unexpected entries.
 */
export async function withBundle<T>(path: string, use: (bundle: OpenedBundle) => Promise<T>): Promise<T> {
  const open = promisify<string, Options, ZipFile>(yauzl.open);
  const zip = await open(path, { lazyEntries: true, autoClose: false, strictFileNames: true }).catch(() => {
    throw new BundleFault('type');
  });
  try {
    return await use(await openedBundle(zip));
  } finally {
    zip.close();
  }
}

async function openedBundle(zip: ZipFile): Promise<OpenedBundle> {
  const entries = await entriesOf(zip);
  const open = promisify<Entry, Readable>(zip.openReadStream.bind(zip) as never);
  const contentOf = async (entry: Entry) =>
    open(entry).catch(() => {
      throw new BundleFault('broken');
    });
  const json = async (entry: Entry): Promise<unknown> => {
    try {
      return JSON.parse((await buffer(await contentOf(entry))).toString('utf8'));
    } catch {
      throw new BundleFault('broken');
    }
  };
  const manifest = entries.get(manifestEntry);
  if (!manifest || !isManifest.Check(await json(manifest))) throw new BundleFault('type');
  return {
    hasMedia: [...entries.keys()].some((name) => name.startsWith('media/')),
    read: async () => {
      const { items, media } = await described(entries, json);
      return { items, media, file: (medium) => unpacked(contentOf, entries.get(entryOfFile(medium)) as Entry) };
    },
  };
}

type Described = Readonly<Pick<Bundle, 'items' | 'media'>>;

/** The items and media of a bundle, after checking that exactly the files of the media are there. */
async function described(
  entries: ReadonlyMap<string, Entry>,
  json: (entry: Entry) => Promise<unknown>,
): Promise<Described> {
  const items: BundledItem[] = [];
  const media: BundledMedium[] = [];
  for (const [name, entry] of entries) {
    if (name.startsWith('items/')) items.push(fitting(isBundledItem, await json(entry), name, entryOfItem));
    if (name.startsWith('media/')) media.push(fitting(isBundledMedium, await json(entry), name, entryOfMedium));
  }
  const files = new Set(media.map(entryOfFile));
  if (![...files].every((name) => entries.has(name))) throw new BundleFault('broken');
  if ([...entries.keys()].some((name) => name.startsWith('files/') && !files.has(name))) throw new BundleFault('more');
  return { items, media };
}

/** The bytes of an entry; damage is a `BundleFault`, also in the middle. */
async function* unpacked(
  open: (entry: Entry) => Promise<Readable>,
  entry: Entry,
): AsyncGenerator<Uint8Array, void, undefined> {
  try {
    yield* await open(entry);
  } catch {
    throw new BundleFault('broken');
  }
}

/** A value that fits its schema and has the name of its entry. */
function fitting<T>(
  check: Readonly<{ Check: (value: unknown) => value is T }>,
  value: unknown,
  name: string,
  nameOf: (value: NoInfer<T>) => string,
): T {
  if (!check.Check(value) || nameOf(value) !== name) throw new BundleFault('broken');
  return value;
}

/** The entries by name, after every check that is possible before unpacking. */
function entriesOf(zip: ZipFile): Promise<ReadonlyMap<string, Entry>> {
  const entries = new Map<string, Entry>();
  const bytes = { all: 0, json: 0 };
  return new Promise((resolve, reject) => {
    zip.on('entry', (entry: Entry) => {
      const problem = problemOf(entry, entries, bytes);
      if (problem) return reject(new BundleFault(problem));
      entries.set(entry.fileName, entry);
      zip.readEntry();
    });
    zip.on('end', () => resolve(entries));
    // Such as names that lead out of a folder.
    zip.on('error', () => reject(new BundleFault('broken')));
    zip.readEntry();
  });
}

function problemOf(
  { fileName, uncompressedSize, generalPurposeBitFlag }: Entry,
  entries: ReadonlyMap<string, Entry>,
  bytes: { all: number; json: number },
): BundleProblem | undefined {
  const isEncrypted = (generalPurposeBitFlag & 1) === 1;
  if (!nameShape.test(fileName) || entries.has(fileName) || isEncrypted) return 'more';
  const isJson = !fileName.startsWith('files/');
  bytes.all += uncompressedSize;
  bytes.json += isJson ? uncompressedSize : 0;
  const isLarge = isJson && uncompressedSize > bundleLimits.json;
  const isTooMuch = bytes.all > bundleLimits.unpacked || bytes.json > bundleLimits.allJson;
  return isLarge || isTooMuch || entries.size >= bundleLimits.entries ? 'bytes' : undefined;
}
