import { load } from './load.ts';
import { measureRow } from './measure-row.ts';
import type { Parties } from './parties.ts';
import type { Row } from './report.ts';

export type Read = Readonly<{ name: string; path: string; aim?: number; encoding?: 'br' }>;

/** The most frequent reads on the demo brand; `size` goes into the names. */
export function readsOf(
  paths: Readonly<{ product: string; productId: string; listing: string; categoryId: string }>,
  size: string,
  aim: number,
): readonly Read[] {
  const { productId, categoryId } = paths;
  return [
    { name: `product details, ${size}`, path: `/products/v2/products/${productId}/details`, aim },
    { name: `listing with facets, ${size}`, path: `/products/v2/catalog?categoryId=${categoryId}&count=24`, aim },
    { name: `search, ${size}`, path: '/products/v2/search/productSearch?q=boot&count=24', aim },
    { name: `suggestions, ${size}`, path: '/products/v2/search/autoSuggest?q=bo', aim },
    { name: `home page, cached, ${size}`, path: '/en-us', aim: 0.6, encoding: 'br' },
    { name: `listing page, cached, ${size}`, path: paths.listing, aim: 0.6, encoding: 'br' },
    { name: `product page, cached, ${size}`, path: paths.product, aim: 0.6, encoding: 'br' },
  ];
}

/** Short rounds, so that both sides of a pair have the same machine. */
const pairs = 9;

/** Loads each URL and, alternately, the bare route that sends the same bytes, so many seconds for each three rounds. */
export async function measureReads(parties: Parties, reads: readonly Read[], seconds: number): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (const { name, path, encoding, aim } of reads) {
    const headers = { 'x-locale': 'en_US', ...(encoding ? { 'accept-encoding': encoding } : {}) };
    await mirror(parties, path, headers, encoding);
    const loading = (origin: string, at: string) => () =>
      load({ origin, seconds: seconds / 3, connections: 16, headers, requests: [{ method: 'GET', path: at }] });
    const sides = {
      ours: loading(parties.shop.origin, path),
      reference: loading(parties.reference.origin, '/bytes/body'),
    };
    // Warms both up.
    for (const side of [sides.ours, sides.reference]) for (let round = 0; round < 2; round += 1) await side();
    rows.push(
      await measureRow({ name, against: 'bare route', ...sides, ...(aim === undefined ? {} : { aim }) }, pairs),
    );
  }
  return rows;
}

/** Passes the bytes of an answer to the bare route. */
async function mirror(
  parties: Parties,
  path: string,
  headers: Readonly<Record<string, string>>,
  encoding: string | undefined,
): Promise<void> {
  const wanted = encoding ? headers : { ...headers, 'accept-encoding': 'identity' };
  const { request } = await import('node:http');
  const answer = await new Promise<{ bytes: Buffer; type: string; encoding: string }>((done, fail) => {
    request(parties.shop.origin + path, { headers: wanted }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        response.statusCode === 200
          ? done({
              bytes: Buffer.concat(parts),
              type: response.headers['content-type'] ?? '',
              encoding: response.headers['content-encoding'] ?? '',
            })
          : fail(new Error(`${path} answered ${response.statusCode}`)),
      );
    })
      .on('error', fail)
      .end();
  });
  await fetch(`${parties.reference.origin}/bytes/body`, {
    method: 'PUT',
    headers: { 'content-type': 'application/octet-stream', 'x-type': answer.type, 'x-encoding': answer.encoding },
    body: new Uint8Array(answer.bytes),
  });
}
