import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdtemp, open, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mediumLimits } from '@eyelet/contracts/media/medium.ts';
import type { FileFacts } from '@eyelet/db/media/medium.ts';
import { type FileKind, fileKindOf, headBytes } from './file-kind.ts';
import { inspect } from './inspect.ts';
import type { FileProblem } from './inspected.ts';

/** A file that may be stored: its temporary path and its facts. */
export type Received = Readonly<{ path: string; facts: FileFacts & Readonly<{ hash: string; bytes: number }> }>;

/**
 * Receives a file, checks it and passes it to `use`; it is deleted afterwards. Refuses as early as possible: a wrong
 * type with the first bytes, too many bytes with the first one above the limit, too many pixels before any is decoded.
 */
export async function receiveFile<T>(
  content: AsyncIterable<Uint8Array>,
  use: (file: Received) => Promise<T>,
): Promise<T | Readonly<{ problem: FileProblem }>> {
  const folder = await mkdtemp(join(tmpdir(), 'eyelet-upload-'));
  const path = join(folder, 'file');
  try {
    const kind = await write(content, path);
    if ('problem' in kind) return kind;
    const found = await inspect(path, kind);
    if ('problem' in found) return { problem: found.problem };
    const { width, height } = found;
    const { size: bytes } = await stat(path);
    return await use({ path, facts: { ...kind, bytes, width, height, hash: await hashOf(path) } });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function write(
  content: AsyncIterable<Uint8Array>,
  path: string,
): Promise<FileKind | Readonly<{ problem: FileProblem }>> {
  const file = await open(path, 'wx', 0o600);
  try {
    let kind: FileKind | undefined;
    let head = Buffer.alloc(0);
    let bytes = 0;
    for await (const chunk of content) {
      bytes += chunk.length;
      if (!kind) {
        head = Buffer.concat([head, chunk]);
        if (head.length < headBytes) continue;
        kind = await fileKindOf(head);
        if (!kind) return { problem: 'type' };
      }
      if (bytes > mediumLimits.bytes[kind.kind]) return { problem: 'bytes' };
      await file.write(head.length > 0 ? head : chunk);
      head = Buffer.alloc(0);
    }
    kind ??= await fileKindOf(head);
    if (!kind) return { problem: 'type' };
    if (bytes > mediumLimits.bytes[kind.kind]) return { problem: 'bytes' };
    if (head.length > 0) await file.write(head);
    return kind;
  } finally {
    await file.close();
  }
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}
