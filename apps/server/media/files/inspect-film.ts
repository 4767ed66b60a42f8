import { type FileHandle, open } from 'node:fs/promises';
import { boxesOf, boxHead } from './ends.ts';
import type { Inspected } from './inspected.ts';

/** Boxes at the top level of a film; a file with others may hide something else. */
const known = new Set([
  'ftyp',
  'moov',
  'mdat',
  'free',
  'skip',
  'wide',
  'uuid',
  'meta',
  'pdin',
  'sidx',
  'moof',
  'mfra',
  'styp',
  'prft',
  'emsg',
]);

/** The most bytes of the directory of a film. */
const mostDirectory = 32 * 1024 * 1024;

/** Inspects a film by its directory alone. */
export async function inspectFilm(path: string): Promise<Inspected> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    let directory: Buffer | undefined;
    for (let at = 0; at < size; ) {
      const head = boxHead(await readAt(file, at, 16), size - at);
      if (!head || !known.has(head.type)) return { problem: 'more' };
      if (head.type === 'moov') {
        if (head.length > mostDirectory) return { problem: 'broken' };
        directory = await readAt(file, at + head.headLength, head.length - head.headLength);
      }
      at += head.length;
    }
    const shown = directory && sizeOf(directory);
    return shown ? { width: shown.width, height: shown.height } : { problem: 'broken' };
  } finally {
    await file.close();
  }
}

async function readAt(file: FileHandle, at: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, at);
  return buffer.subarray(0, bytesRead);
}

/** Width and height of the first visible track; undefined if the directory cannot be read or has none. */
function sizeOf(directory: Buffer): Readonly<{ width: number; height: number }> | undefined {
  for (const track of boxesOf(directory) ?? []) {
    if (track.type !== 'trak') continue;
    const bytes = directory.subarray(track.start, track.end);
    const head = boxesOf(bytes)?.find(({ type }) => type === 'tkhd');
    if (!head || head.end - head.start < 84) continue;
    const width = bytes.readUInt32BE(head.end - 8) >>> 16;
    const height = bytes.readUInt32BE(head.end - 4) >>> 16;
    if (width > 0 && height > 0) return { width, height };
  }
  return undefined;
}
