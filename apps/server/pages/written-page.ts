/**
 * A text that is the same in many pages, such as their menu. It is the same object in each of them, so that what is made of it, its
 * bytes for one, is made once and kept for as long as whoever wrote the text keeps it. It has no scripts.
 */
export type SharedText = Readonly<{ text: string }>;

export type PagePart = string | SharedText;

/**
 * The text of a page in its parts, in their order. They are not joined: the runtime makes room for each text of more than
 * 128 kB by itself and clears it, which takes longer than reading and encoding it. No script begins in one part and ends in another.
 */
export type WrittenPage = Readonly<{
  /** The beginning, up to the end of the head. */
  head: readonly PagePart[];
  /** Scripts at the end of the head. */
  early: readonly PagePart[];
  body: readonly PagePart[];
  /** Scripts at the end of the body, with the data of the page. */
  late: readonly PagePart[];
  end: readonly PagePart[];
}>;

/** Makes something of a shared text once. */
export function onceForText<T>(make: (text: string) => T): (shared: SharedText) => T {
  const made = new WeakMap<SharedText, T>();
  return (shared) => {
    const known = made.get(shared) ?? make(shared.text);
    made.set(shared, known);
    return known;
  };
}

const bytesOf = onceForText((text) => Buffer.from(text));

const encoder = new TextEncoder();

/** Where parts are encoded before their sum is known, which is faster than measuring each first. Large enough for every page of the shop. */
const desk = new Uint8Array(1024 * 1024);

/** The bytes of a text in parts. */
export function encodeParts(parts: readonly PagePart[]): Buffer {
  // A sign takes three bytes at most for each unit of its text; how many a shared text takes is known.
  const most = parts.reduce(
    (sum, part) => sum + (typeof part === 'string' ? part.length * 3 : bytesOf(part).length),
    0,
  );
  const room = most > desk.length ? new Uint8Array(most) : desk;
  let at = 0;
  for (const part of parts) {
    if (typeof part === 'string') at += encoder.encodeInto(part, room.subarray(at)).written;
    else {
      const bytes = bytesOf(part);
      room.set(bytes, at);
      at += bytes.length;
    }
  }
  return Buffer.from(room.subarray(0, at));
}
