/** Lines with which mail programs begin what they repeat of the mail that is answered. */
const quoteHeads: readonly RegExp[] = [
  /^On .{1,200} wrote:$/i,
  /^Am .{1,200} schrieb .{0,200}:$/i,
  /^Le .{1,200} a écrit\s?:$/i,
  /^Il .{1,200} ha scritto:$/i,
  /^-{2,}\s*(Original Message|Ursprüngliche Nachricht|Message d.origine|Messaggio originale)\s*-{2,}$/i,
  /^_{10,}$/,
];

const isQuoted = (line: string) => line.startsWith('>');
const isEmpty = (line: string) => line.trim() === '';

/**
 * What somebody has written in answer to a mail, without what their program repeats of it and without their signature. `markers` are the lines
 * that the answered mail asks to write above. Who writes below what is repeated is heard as well; a mail that is nothing else stays as it is.
 */
export function mailedReply(text: string, markers: readonly string[]): string {
  const lines = text.replaceAll('\r\n', '\n').split('\n');
  const bare = (line: string) => line.replace(/^[>\s]+/, '').trim();
  const isEnd = (line: string) =>
    isQuoted(line) ||
    markers.some((marker) => bare(line).includes(marker)) ||
    quoteHeads.some((head) => head.test(line.trim()));
  const end = lines.findIndex(isEnd);
  const above = end === -1 ? lines : lines.slice(0, end);
  const below = lines.slice(above.length).filter((line) => !isEnd(line));
  const written = [above, below].map(withoutSignature).find((part) => part !== '');
  return written ?? text.trim();
}

/** A line of two hyphens and a space begins a signature (RFC 3676); programs that send mails often drop the space. */
function withoutSignature(lines: readonly string[]): string {
  const signature = lines.findIndex((line) => line.trimEnd() === '--');
  const kept = signature === -1 ? lines : lines.slice(0, signature);
  return kept.every(isEmpty) ? '' : kept.join('\n').trim();
}
