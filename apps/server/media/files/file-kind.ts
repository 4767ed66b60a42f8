import type { MediumKind } from '@eyelet/contracts/media/medium.ts';
import { fileTypeFromBuffer } from 'file-type';

/** The type of a file, recognised by its first bytes. */
export type FileKind = Readonly<{ kind: MediumKind; type: string; extension: string }>;

/** How many of the first bytes the recognition takes. */
export const headBytes = 4100;

const kinds: Readonly<Record<string, FileKind>> = {
  'image/avif': { kind: 'picture', type: 'image/avif', extension: 'avif' },
  'image/webp': { kind: 'picture', type: 'image/webp', extension: 'webp' },
  'image/jpeg': { kind: 'picture', type: 'image/jpeg', extension: 'jpg' },
  'image/png': { kind: 'picture', type: 'image/png', extension: 'png' },
  'image/apng': { kind: 'picture', type: 'image/png', extension: 'png' },
  'video/mp4': { kind: 'film', type: 'video/mp4', extension: 'mp4' },
  'video/x-m4v': { kind: 'film', type: 'video/mp4', extension: 'mp4' },
  'text/vtt': { kind: 'words', type: 'text/vtt', extension: 'vtt' },
};

const drawing: FileKind = { kind: 'drawing', type: 'image/svg+xml', extension: 'svg' };

/** A declaration, comments and a document type may precede the root element of a drawing. */
const drawingStart =
  /^\uFEFF?\s*(?:<\?xml[^>]*\?>|<!--[\s\S]*?-->|<!DOCTYPE[^>[]*(?:\[[\s\S]*?\])?\s*>|\s)*<svg[\s>/]/i;

/** The kind of a file by its first bytes, whatever its name; undefined for one that the library does not accept. */
export async function fileKindOf(head: Buffer): Promise<FileKind | undefined> {
  if (drawingStart.test(head.toString('utf8'))) return drawing;
  const found = await fileTypeFromBuffer(head);
  return found && kinds[found.mime];
}
