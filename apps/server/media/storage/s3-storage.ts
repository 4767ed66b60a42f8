import { openAsBlob } from 'node:fs';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { AwsClient } from 'aws4fetch';
import type { S3Settings } from '../../kernel/media-settings.ts';
import { checkKey, type MediaStorage } from './storage.ts';

export type S3Keys = Readonly<{ accessKeyId: string; secretAccessKey: string }>;

/** Files in a bucket of S3 or a compatible service, addressed by path. Transient failures are retried. */
export function createS3Storage({ endpoint, bucket, region, prefix }: S3Settings, keys: S3Keys): MediaStorage {
  const client = new AwsClient({ ...keys, region, service: 's3', retries: 3 });
  const urlOf = (key: string) => `${endpoint}/${bucket}/${prefix}${checkKey(key)}`;

  async function send(method: string, key: string, init: Readonly<{ headers?: HeadersInit; body?: BodyInit }> = {}) {
    const response = await client.fetch(urlOf(key), { method, ...init });
    if (response.ok || response.status === 404 || response.status === 416) return response;
    await response.body?.cancel();
    // The body may contain keys and paths of the service, so only the status is logged.
    throw new Error(`the media storage answered ${response.status} to ${method}`);
  }

  async function has(key: string): Promise<boolean> {
    return (await send('HEAD', key)).ok;
  }

  return {
    async put(key, { path, bytes, type }) {
      const body = await openAsBlob(path);
      const headers = { 'content-type': type, 'content-length': String(bytes) };
      const response = await send('PUT', key, { headers, body });
      await response.body?.cancel();
      if (!response.ok) throw new Error(`the media storage has no bucket “${bucket}”`);
    },
    async read(key, range) {
      const headers = range ? { range: `bytes=${range.start}-${range.end}` } : undefined;
      const response = await send('GET', key, headers ? { headers } : {});
      if (response.status === 416) {
        await response.body?.cancel();
        return { content: Readable.from([]), bytes: wholeOf(await send('HEAD', key)) };
      }
      if (!response.ok || !response.body) {
        await response.body?.cancel();
        return undefined;
      }
      return { content: Readable.fromWeb(response.body as ReadableStream<Uint8Array>), bytes: wholeOf(response) };
    },
    has,
    async remove(key) {
      const response = await send('DELETE', key);
      await response.body?.cancel();
    },
  };
}

/** Length of the whole file, from an answer with a range of it or all of it. */
function wholeOf({ headers }: Response): number {
  const whole = /\/(\d+)$/.exec(headers.get('content-range') ?? '')?.[1];
  return Number(whole ?? headers.get('content-length'));
}
