import type { Readable } from 'node:stream';

declare module '../../kernel/shop.ts' {
  interface Shop {
    readonly mediaStorage: MediaStorage;
  }
}

/** A file on this machine that is to be stored. */
export type FileToStore = Readonly<{ path: string; bytes: number; type: string }>;

/** A range of bytes, both ends included. */
export type ByteRange = Readonly<{ start: number; end: number }>;

/**
 * The storage of the library's files by key, which is the hash of the file with its extension. A file never changes, so
 * storing an existing one may do nothing. Failures throw.
 */
export type MediaStorage = Readonly<{
  put: (key: string, file: FileToStore) => Promise<void>;
  /** A file or a range of it, with the length of the whole; undefined if it does not exist. */
  read: (key: string, range?: ByteRange) => Promise<Readonly<{ content: Readable; bytes: number }> | undefined>;
  has: (key: string) => Promise<boolean>;
  /** Deletes a file; one that does not exist is no failure. */
  remove: (key: string) => Promise<void>;
}>;

/** The form of keys; none leads out of a folder. */
const keyShape = /^[0-9a-f]{64}\.[a-z0-9]{3,4}$/;

/** Throws for an invalid key. */
export function checkKey(key: string): string {
  if (!keyShape.test(key)) throw new Error(`“${key}” is no key of the media storage`);
  return key;
}
