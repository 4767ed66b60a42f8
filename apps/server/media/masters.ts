import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { Crop } from '@eyelet/contracts/media/medium.ts';
import sharp, { type Sharp } from 'sharp';

declare module '../kernel/shop.ts' {
  interface Shop {
    readonly masters: Masters;
  }
}

export type Master = Readonly<{
  name: string;
  /** Opens it, to be shown at a width. */
  read: (width: number) => Promise<Sharp>;
  /** Eight digits of the hash of the file: the same in every process, and different whenever the picture is. */
  version: string;
}>;

export type Masters = Readonly<{
  find: (name: string) => Promise<Master | undefined>;
  /** The names of all masters. */
  names: () => Promise<readonly string[]>;
  /** The name of a crop that a document has chosen. */
  nameOfCrop: (name: string, crop: Crop) => string;
  /** Each name as written in URLs, with its version: `{name}.{version}`. A name without a master is unchanged. */
  inAddresses: (names: readonly string[]) => Promise<ReadonlyMap<string, string>>;
}>;

const readable = new Set(['.webp', '.avif', '.png', '.jpg', '.jpeg']);
const nameShape = /^[A-Za-z0-9][A-Za-z0-9-]{0,79}$/;

/** The parsed last part of a URL; undefined if it is malformed. */
export function partsOfAddress(text: string): Readonly<{ name: string; version: string | undefined }> | undefined {
  const [, name, version] = /^([A-Za-z0-9-]+)(?:\.([0-9a-f]{8}))?$/.exec(text) ?? [];
  return name === undefined ? undefined : { name, version };
}

/**
 * The picture masters of a folder. Only names found by listing it are ever opened, so no name can lead outside. A
 * changed folder is listed again, at most once a second; a file is hashed again when its size or time has changed.
 */
export function createMasters(folder: string, clock: () => number = Date.now): Masters {
  let known = new Map<string, string>();
  let listedAt = Number.NEGATIVE_INFINITY;
  let listing: Promise<void> | undefined;
  const versions = new Map<string, Readonly<{ state: string; version: Promise<string> }>>();

  async function list(): Promise<void> {
    const files = await readdir(folder).catch(() => []);
    known = new Map(
      files
        .filter((file) => readable.has(extname(file)))
        .map((file) => [file.slice(0, -extname(file).length), join(folder, file)]),
    );
    listedAt = clock();
  }

  /** Lists the folder again for an unknown name, unless it was listed just before. */
  async function lookFor(name: string): Promise<void> {
    if (known.has(name) || clock() - listedAt <= 1000) return;
    listing ??= list().finally(() => {
      listing = undefined;
    });
    await listing;
  }

  function versionOf(path: string, state: string): Promise<string> {
    const seen = versions.get(path);
    if (seen?.state === state) return seen.version;
    const version = hashOf(path);
    versions.set(path, { state, version });
    version.catch(() => versions.delete(path));
    return version;
  }

  async function find(name: string): Promise<Master | undefined> {
    if (!nameShape.test(name)) return undefined;
    await lookFor(name);
    const path = known.get(name);
    if (path === undefined) return undefined;
    const file = await stat(path).catch(() => undefined);
    if (!file) return undefined;
    return {
      name,
      // From bytes: by path, sharp's cache would return an overwritten file as it was before.
      read: async () => sharp(await readFile(path)),
      version: await versionOf(path, `${file.size} ${file.mtimeMs}`),
    };
  }

  return {
    find,
    async names() {
      await list();
      return [...known.keys()];
    },
    // A folder has whole pictures only.
    nameOfCrop: (name) => name,
    async inAddresses(names) {
      const wanted = [...new Set(names)];
      const missing = wanted.find((name) => !known.has(name));
      if (missing !== undefined) await lookFor(missing);
      const found = await Promise.all(wanted.filter((name) => known.has(name)).map(find));
      return new Map(found.flatMap((one) => (one ? [[one.name, `${one.name}.${one.version}`]] : [])));
    },
  };
}

async function hashOf(path: string): Promise<string> {
  return createHash('sha256')
    .update(await readFile(path))
    .digest('hex')
    .slice(0, 8);
}
