import { inflateSync } from 'node:zlib';

const woffHeader = 44;
const woffEntry = 20;
const sfntHeader = 12;
const sfntEntry = 16;

type Table = Readonly<{ tag: Buffer; checksum: number; bytes: Buffer }>;

/**
 * The font within a WOFF file (W3C WOFF 1.0), as the tables stand in a TrueType or OpenType file. A program that reads fonts out of
 * the wrapped file unpacks a table each time that it looks for a letter.
 */
export function unwrapWoff(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('this is no WOFF file');
  const tables = Array.from({ length: woff.readUInt16BE(12) }, (_, index) =>
    tableAt(woff, woffHeader + index * woffEntry),
  );
  const { length: count } = tables;
  const power = 2 ** Math.floor(Math.log2(count));
  const head = Buffer.alloc(sfntHeader + count * sfntEntry);
  woff.copy(head, 0, 4, 8);
  head.writeUInt16BE(count, 4);
  head.writeUInt16BE(power * sfntEntry, 6);
  head.writeUInt16BE(Math.log2(power), 8);
  head.writeUInt16BE((count - power) * sfntEntry, 10);
  const parts = [head];
  let offset = head.length;
  for (const [index, { tag, checksum, bytes }] of tables.entries()) {
    const entry = sfntHeader + index * sfntEntry;
    tag.copy(head, entry);
    head.writeUInt32BE(checksum, entry + 4);
    head.writeUInt32BE(offset, entry + 8);
    head.writeUInt32BE(bytes.length, entry + 12);
    // Each table begins at a multiple of four bytes.
    const padded = Buffer.concat([bytes], Math.ceil(bytes.length / 4) * 4);
    parts.push(padded);
    offset += padded.length;
  }
  return Buffer.concat(parts);
}

function tableAt(woff: Buffer, entry: number): Table {
  const offset = woff.readUInt32BE(entry + 4);
  const packed = woff.readUInt32BE(entry + 8);
  const length = woff.readUInt32BE(entry + 12);
  const bytes = woff.subarray(offset, offset + packed);
  return {
    tag: woff.subarray(entry, entry + 4),
    checksum: woff.readUInt32BE(entry + 16),
    bytes: packed < length ? inflateSync(bytes) : bytes,
  };
}
