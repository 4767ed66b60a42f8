import { load, median } from './load.ts';
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

/** Loads each URL and, alternately, the bare route that sends the same bytes; the median of three rounds counts. */
export async function measureReads(parties: Parties, reads: readonly Read[], seconds: number): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (const read of reads) {
    const headers = { 'x-locale': 'en_US', ...(read.encoding ? { 'accept-encoding': read.encoding } : {}) };
    await mirror(parties, read, headers);
    const rounds = [];
    // The first round warms both up and does not count.
    for (let round = 0; round <= 3; round += 1) {
      const target = { seconds, connections: 16, headers };
      const requests = [{ method: 'GET' as const, path: read.path }];
      const ours = await load({ ...target, origin: parties.shop.origin, requests });
      const reference = await load({
        ...target,
        origin: parties.reference.origin,
        requests: [{ path: '/bytes/body' }],
      });
      if (round > 0) rounds.push({ ours, reference });
    }
    rows.push({
      name: read.name,
      ours: median(rounds.map((one) => one.ours)),
      reference: median(rounds.map((one) => one.reference)),
      against: 'bare route',
      ...(read.aim === undefined ? {} : { aim: read.aim }),
    });
  }
  return rows;
}

/** Passes the bytes of an answer to the bare route. */
async function mirror(parties: Parties, read: Read, headers: Readonly<Record<string, string>>): Promise<void> {
  const wanted = read.encoding ? headers : { ...headers, 'accept-encoding': 'identity' };
  const { request } = await import('node:http');
  const answer = await new Promise<{ bytes: Buffer; type: string; encoding: string }>((done, fail) => {
    request(parties.shop.origin + read.path, { headers: wanted }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        response.statusCode === 200
          ? done({
              bytes: Buffer.concat(parts),
              type: response.headers['content-type'] ?? '',
              encoding: response.headers['content-encoding'] ?? '',
            })
          : fail(new Error(`${read.path} answered ${response.statusCode}`)),
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
