/** An encoded picture of a film. */
export type Frame = Readonly<{ data: Uint8Array; atMs: number; isKey: boolean }>;

type FilmShape = Readonly<{ width: number; height: number; durationMs: number }>;

const bytes = (...parts: readonly (number | Uint8Array)[]): Uint8Array =>
  Uint8Array.from(parts.flatMap((one) => (typeof one === 'number' ? [one] : [...one])));

/** An element of EBML: its id, its length in eight bytes, its content. */
function element(id: number, content: Uint8Array): Uint8Array {
  const ids =
    id
      .toString(16)
      .match(/../g)
      ?.map((pair) => Number.parseInt(pair, 16)) ?? [];
  const length = new Uint8Array(8);
  new DataView(length.buffer).setBigUint64(0, BigInt(content.length) | (1n << 56n));
  return Buffer.concat([Uint8Array.from(ids), length, content]);
}

const number = (id: number, value: number) => {
  const content = new Uint8Array(8);
  new DataView(content.buffer).setBigUint64(0, BigInt(Math.round(value)));
  return element(id, content);
};
const fraction = (id: number, value: number) => {
  const content = new Uint8Array(8);
  new DataView(content.buffer).setFloat64(0, value);
  return element(id, content);
};
const text = (id: number, value: string) => element(id, new TextEncoder().encode(value));
const group = (id: number, ...parts: readonly Uint8Array[]) => element(id, Buffer.concat(parts));

/**
 * A WebM file (https://www.webmproject.org/docs/container/) of VP9 pictures: a cluster from each key frame on, and cues
 * that lead to them, so that players can seek.
 */
export function webm(frames: readonly Frame[], { width, height, durationMs }: FilmShape): Uint8Array {
  const head = group(
    0x1a45dfa3,
    ...[number(0x4286, 1), number(0x42f7, 1), number(0x42f2, 4), number(0x42f3, 8)],
    ...[text(0x4282, 'webm'), number(0x4287, 4), number(0x4285, 2)],
  );
  const info = group(
    0x1549a966,
    ...[number(0x2ad7b1, 1_000_000), fraction(0x4489, durationMs), text(0x4d80, 'eyelet'), text(0x5741, 'eyelet')],
  );
  const picture = group(0xe0, number(0xb0, width), number(0xba, height));
  const track = group(0xae, number(0xd7, 1), number(0x73c5, 1), number(0x83, 1), text(0x86, 'V_VP9'), picture);
  const tracks = group(0x1654ae6b, track);
  const clusters = clustersOf(frames);
  const cuesAt = (start: number) => {
    let at = start;
    const points = clusters.map(({ atMs, data }) => {
      const point = group(0xbb, number(0xb3, atMs), group(0xb7, number(0xf7, 1), number(0xf1, at)));
      at += data.length;
      return point;
    });
    return group(0x1c53bb6b, ...points);
  };
  // Every number has eight bytes, so that the length of the cues does not depend on where clusters begin.
  const ahead = info.length + tracks.length;
  const cues = cuesAt(ahead + cuesAt(0).length);
  return Buffer.concat([head, group(0x18538067, info, tracks, cues, ...clusters.map(({ data }) => data))]);
}

function clustersOf(frames: readonly Frame[]): readonly Readonly<{ atMs: number; data: Uint8Array }>[] {
  const starts = frames.flatMap(({ isKey }, index) => (isKey ? [index] : []));
  return starts.map((start, index) => {
    const own = frames.slice(start, starts[index + 1] ?? frames.length);
    const atMs = own[0]?.atMs ?? 0;
    const blocks = own.map((frame) => {
      const after = Math.round(frame.atMs - atMs);
      return element(0xa3, bytes(0x81, after >> 8, after & 0xff, frame.isKey ? 0x80 : 0, frame.data));
    });
    return { atMs, data: group(0x1f43b675, number(0xe7, atMs), ...blocks) };
  });
}
