import type { Readable } from 'node:stream';

declare module '../../kernel/shop.ts' {
  interface Shop {
    readonly mediaStorage: MediaStorage;
  }
}

/** A file on this machine that is to be stored. */
export type FileToStore = Readonly<{ path: string; bytes: number; type: string }>;

/** Bytes of a file from the first to the last one, both included. */
export type ByteRange = Readonly<{ start: number; end: number }>;

/**
 * Where the files of the media library are, by key: the hash of the file and its extension. A file never changes, so to store one
 * that is there already may do nothing. Faults are thrown.
 */
export type MediaStorage = Readonly<{
  put: (key: string, file: FileToStore) => Promise<void>;
  /** A file or a range of it, with the length of the whole; undefined for a file that is not there. */
  read: (key: string, range?: ByteRange) => Promise<Readonly<{ content: Readable; bytes: number }> | undefined>;
  has: (key: string) => Promise<boolean>;
  /** A file that is not there is no fault. */
  remove: (key: string) => Promise<void>;
}>;

/** What a key may be; nothing that would lead out of a folder. */
const keyShape = /^[0-9a-f]{64}\.[a-z0-9]{3,4}$/;

/** Throws for what is no key. */
export function checkKey(key: string): string {
  if (!keyShape.test(key)) throw new Error(`“${key}” is no key of the media storage`);
  return key;
}
