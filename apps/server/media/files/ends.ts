/**
 * Whether a picture ends where its format says, so that a file cannot be a picture and an archive or a page at the same
 * time. Only lengths and markers are read; the contents are decoded elsewhere.
 */
export function endsWhole(bytes: Buffer, extension: string): boolean {
  switch (extension) {
    case 'png':
      return pngEnd(bytes) === bytes.length;
    case 'jpg':
      return isJpegToEnd(bytes);
    case 'webp':
      return bytes.readUInt32LE(4) + 8 === bytes.length;
    case 'avif':
      return boxesOf(bytes) !== undefined;
    default:
      return false;
  }
}

function pngEnd(bytes: Buffer): number | undefined {
  let at = 8;
  while (at + 12 <= bytes.length) {
    const next = at + 12 + bytes.readUInt32BE(at);
    if (bytes.toString('latin1', at + 4, at + 8) === 'IEND') return next;
    at = next;
  }
  return undefined;
}

/** Cameras append further pictures, such as a smaller one or a brightness map; zeros fill blocks. */
function isJpegToEnd(bytes: Buffer): boolean {
  let at = 0;
  while (at < bytes.length) {
    if (bytes[at] === 0 && at > 0) {
      at++;
      continue;
    }
    const end = jpegEnd(bytes, at);
    if (end === undefined) return false;
    at = end;
  }
  return true;
}

function jpegEnd(bytes: Buffer, start: number): number | undefined {
  if (bytes[start] !== 0xff || bytes[start + 1] !== 0xd8) return undefined;
  let at = start + 2;
  while (at + 1 < bytes.length) {
    if (bytes[at] !== 0xff) return undefined;
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xd9) return at + 2;
    if (marker === 0xff) {
      at++;
      continue;
    }
    if (at + 4 > bytes.length) return undefined;
    at += 2 + bytes.readUInt16BE(at + 2);
    if (marker === 0xda) at = afterScan(bytes, at);
  }
  return undefined;
}

/** The next marker after compressed data, in which a marker byte is followed by zero or a restart. */
function afterScan(bytes: Buffer, start: number): number {
  for (let at = bytes.indexOf(0xff, start); at >= 0; at = bytes.indexOf(0xff, at + 2)) {
    const marker = bytes[at + 1] ?? 0;
    if (marker !== 0 && marker !== 0xff && (marker < 0xd0 || marker > 0xd7)) return at;
    if (marker === 0xff) at--;
  }
  return bytes.length;
}

export type Box = Readonly<{ type: string; start: number; end: number }>;

/** The boxes of an ISO media file or of one of its boxes; undefined unless they fill it exactly. */
export function boxesOf(bytes: Buffer): readonly Box[] | undefined {
  const boxes: Box[] = [];
  let at = 0;
  while (at < bytes.length) {
    const head = boxHead(bytes.subarray(at, at + 16), bytes.length - at);
    if (!head) return undefined;
    boxes.push({ type: head.type, start: at + head.headLength, end: at + head.length });
    at += head.length;
  }
  return boxes;
}

/** Type and length of the box that some bytes begin with; undefined if it does not fit into the rest of the file. */
export function boxHead(
  bytes: Buffer,
  left: number,
): Readonly<{ type: string; headLength: number; length: number }> | undefined {
  if (bytes.length < 8) return undefined;
  const type = bytes.toString('latin1', 4, 8);
  const short = bytes.readUInt32BE(0);
  const isLong = short === 1 && bytes.length >= 16;
  const length = isLong ? Number(bytes.readBigUInt64BE(8)) : short === 0 ? left : short;
  const headLength = isLong ? 16 : 8;
  const isFit = /^[\w .©-]{4}$/.test(type) && length >= headLength && length <= left;
  return isFit ? { type, headLength, length } : undefined;
}
