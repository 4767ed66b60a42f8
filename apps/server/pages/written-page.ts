/**
 * The text of a page in its parts, in their order. They are not joined: the runtime makes room for each text of more than
 * 128 kB by itself and clears it, which takes longer than reading and encoding it. No script begins in one part and ends in another.
 */
export type WrittenPage = Readonly<{
  /** The beginning, up to the end of the head. */
  head: string;
  /** Scripts at the end of the head. */
  early: string;
  body: string;
  /** Scripts at the end of the body, with the data of the page. */
  late: string;
  end: string;
}>;

/** The bytes of a text in parts. */
export function encodeParts(parts: readonly string[]): Buffer {
  const bytes = Buffer.allocUnsafeSlow(parts.reduce((sum, part) => sum + Buffer.byteLength(part), 0));
  let at = 0;
  for (const part of parts) at += bytes.write(part, at);
  return bytes;
}
