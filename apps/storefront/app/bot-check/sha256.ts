/** The first 32 bits of the fractional parts of the roots of the first primes, as FIPS 180-4 defines its constants. */
function fractions(count: number, root: (prime: number) => number): Uint32Array {
  const found: number[] = [];
  for (let candidate = 2; found.length < count; candidate += 1) {
    let isPrime = true;
    for (let divisor = 2; divisor * divisor <= candidate; divisor += 1) isPrime &&= candidate % divisor !== 0;
    if (isPrime) found.push((root(candidate) % 1) * 2 ** 32);
  }
  return Uint32Array.from(found);
}

const initial = fractions(8, Math.sqrt);
const constants = fractions(64, Math.cbrt);
const schedule = new Uint32Array(64);

const turn = (word: number, by: number) => (word >>> by) | (word << (32 - by));
const at = (words: Uint32Array, index: number) => words[index] as number;

/**
 * SHA-256 in hexadecimal digits. Own code, as the browser's returns a promise, which takes longer than hashing
 * a short text, and does not exist without TLS.
 */
export function sha256(text: string): string {
  const bytes = new TextEncoder().encode(text);
  const blocks = new DataView(new ArrayBuffer(((bytes.length + 8) >> 6) * 64 + 64));
  new Uint8Array(blocks.buffer).set(bytes);
  blocks.setUint8(bytes.length, 0x80);
  blocks.setUint32(blocks.byteLength - 4, bytes.length * 8);
  const state = initial.slice();
  for (let offset = 0; offset < blocks.byteLength; offset += 64) takeIn(state, blocks, offset);
  return [...state].map((word) => word.toString(16).padStart(8, '0')).join('');
}

function takeIn(state: Uint32Array, blocks: DataView, offset: number): void {
  for (let i = 0; i < 16; i += 1) schedule[i] = blocks.getUint32(offset + i * 4);
  for (let i = 16; i < 64; i += 1) {
    const [early, late] = [at(schedule, i - 15), at(schedule, i - 2)];
    const first = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
    const second = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
    schedule[i] = at(schedule, i - 16) + first + at(schedule, i - 7) + second;
  }
  let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number];
  for (let i = 0; i < 64; i += 1) {
    const choice = (e & f) ^ (~e & g);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + choice + at(constants, i) + at(schedule, i)) | 0;
    const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + majority) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  const added = [a, b, c, d, e, f, g, h];
  for (let i = 0; i < 8; i += 1) state[i] = at(state, i) + (added[i] as number);
}
