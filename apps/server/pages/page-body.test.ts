import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { type Encoding, pageBody } from './page-body.ts';

const words = 'a boot for wet rock and long grass with soles that hold on stone while the tide comes in again'.split(
  ' ',
);
const word = (index: number) => words[(index * index + (index >> 3)) % words.length];
const html = `<p>${Array.from({ length: 20_000 }, (_, index) => word(index)).join(' ')}</p>`;
const decode = { br: brotliDecompressSync, gzip: gunzipSync };

test.each<Encoding>(['br', 'gzip'])('whoever asks for %s first and again gets the page', async (encoding) => {
  const body = pageBody(Buffer.from(html));
  const first = await body.encoded(encoding);
  const again = await body.encoded(encoding);
  expect(decode[encoding](first).toString()).toBe(html);
  expect(again).toBe(first);
  const small = await vi.waitUntil(async () => {
    const now = await body.encoded(encoding);
    return now === first ? undefined : now;
  });
  expect(small.length).toBeLessThan(first.length);
  expect(decode[encoding](small).toString()).toBe(html);
  expect(await body.encoded(encoding)).toBe(small);
});
