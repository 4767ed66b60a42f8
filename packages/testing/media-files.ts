import { type UploadedMedium, uploadMedium } from '@eyelet/contracts/media/upload.ts';
import sharp from 'sharp';
import type { TestStaff } from './staff.ts';

/** A picture of one colour. */
export function paintedPicture(
  background: string,
  { width = 640, height = 480, format = 'png' as 'png' | 'jpeg' | 'webp' | 'avif' } = {},
): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background } })
    .toFormat(format)
    .toBuffer();
}

/** Uploads a file as the studio does. */
export function upload(
  staff: Pick<TestStaff, 'call'>,
  fileName: string,
  content: Uint8Array<ArrayBuffer> | Buffer | string,
): Promise<UploadedMedium> {
  return staff.call(uploadMedium, { query: { fileName }, body: new Blob([content as BlobPart]) });
}

const box = (type: string, ...parts: readonly Uint8Array[]): Buffer => {
  const content = Buffer.concat(parts);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(content.length + 8);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, content]);
};

/** The container of an MP4 film of a size: its directory with one track, and data that no player can show. */
export function filmFile(width = 640, height = 360, data = 'no frames'): Buffer {
  const trackHead = Buffer.alloc(84);
  trackHead.writeUInt32BE(width << 16, 76);
  trackHead.writeUInt32BE(height << 16, 80);
  return Buffer.concat([
    box('ftyp', Buffer.from('isom\0\0\0\0isomavc1', 'latin1')),
    box('moov', box('mvhd', Buffer.alloc(100)), box('trak', box('tkhd', trackHead))),
    box('mdat', Buffer.from(data)),
  ]);
}
