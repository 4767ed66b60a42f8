/** Lines with which mail programs introduce the mail that they repeat below. */
const quoteHeads: readonly RegExp[] = [
  /^On .{1,200} wrote:$/i,
  /^Am .{1,200} schrieb .{0,200}:$/i,
  /^Le .{1,200} a écrit\s?:$/i,
  /^Il .{1,200} ha scritto:$/i,
];

/** A longer line is nothing that a program writes, and would take the patterns long. */
const longestHead = 450;

/** Lines that begin a mail which is repeated without any sign before its lines. */
const restHead = /^-{2,}\s?(Original Message|Ursprüngliche Nachricht|Message d.origine|Messaggio originale)\s?-{2,}$/i;
const sender = /^(From|Von|De|Da)\s?: /i;
const subject = /^(Subject|Betreff|Objet|Oggetto)\s?: /i;
const rule = /^_{5,}$/;

const isQuoted = (line: string) => line.startsWith('>');

/**
 * What somebody has written in answer to a mail: around lines that their program marks as repeated, or above what it repeats without marks; without
 * their signature, and empty for nothing. `markers` are the lines that the answered mail asks to write above.
 */
export function mailedReply(text: string, markers: readonly string[]): string {
  const lines = text.replaceAll('\r\n', '\n').split('\n');
  const end = lines.findIndex((_, at) => isRest(lines, at, markers));
  const own = end === -1 ? lines : lines.slice(0, end);
  const kept: string[] = [];
  let isSignature = false;
  for (let at = 0; at < own.length; at += 1) {
    const line = own[at] ?? '';
    const head = lengthOfHead(own, at);
    if (isQuoted(line) || head > 0) {
      isSignature = false;
      at += Math.max(head - 1, 0);
      continue;
    }
    // A line of two hyphens and a space begins a signature (RFC 3676); programs that send mails often drop the space.
    isSignature ||= line.trimEnd() === '--';
    if (!isSignature) kept.push(line);
  }
  return kept.join('\n').trim();
}

/** Whether everything from a line on is the repeated mail. */
function isRest(lines: readonly string[], at: number, markers: readonly string[]): boolean {
  const line = lines[at]?.trim() ?? '';
  if (markers.includes(line) || restHead.test(line)) return true;
  if (!sender.test(line) && !rule.test(line)) return false;
  const [from = at, ...next] = filledFrom(lines, rule.test(line) ? at + 1 : at, 5);
  return sender.test(lines[from]?.trim() ?? '') && next.some((one) => subject.test(lines[one]?.trim() ?? ''));
}

/** How many lines introduce a quotation that follows, or would: one, two where the program has wrapped them, else none. */
function lengthOfHead(lines: readonly string[], at: number): number {
  for (const length of [1, 2]) {
    const head = lines
      .slice(at, at + length)
      .join(' ')
      .trim();
    if (head.length > longestHead || !quoteHeads.some((pattern) => pattern.test(head))) continue;
    const [next] = filledFrom(lines, at + length, 1);
    if (next === undefined || isQuoted(lines[next] ?? '')) return length;
  }
  return 0;
}

/** The indexes of the next lines that are not empty. */
function filledFrom(lines: readonly string[], from: number, most: number): readonly number[] {
  const found: number[] = [];
  for (let at = from; at < lines.length && found.length < most; at += 1) if (lines[at]?.trim()) found.push(at);
  return found;
}
