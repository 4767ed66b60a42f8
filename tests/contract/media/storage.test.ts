import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import S3rver from '@20minutes/s3rver';
import { createFolderStorage } from '@eyelet/server/media/storage/folder-storage.ts';
import { createS3Storage } from '@eyelet/server/media/storage/s3-storage.ts';
import type { MediaStorage } from '@eyelet/server/media/storage/storage.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'eyelet-storage-'));
const keys = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };
let server: S3rver;
let endpoint: string;

beforeAll(async () => {
  const buckets = [{ name: 'library', configs: [] }];
  server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: join(folder, 's3'),
    configureBuckets: buckets,
  });
  endpoint = `http://127.0.0.1:${(await server.run()).port}`;
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const bucket = (given: Partial<Parameters<typeof createS3Storage>[0]> = {}, own = keys) =>
  createS3Storage({ kind: 's3', endpoint, bucket: 'library', region: 'us-east-1', prefix: 'shop/', ...given }, own);

const adapters: readonly (readonly [string, () => MediaStorage])[] = [
  ['a folder', () => createFolderStorage(join(folder, 'library'))],
  ['a bucket', () => bucket()],
];

let count = 0;

/** A file to store, with its key. */
function fileOf(content = `file ${count++}`, extension = 'vtt') {
  const path = join(folder, `file-${count++}`);
  writeFileSync(path, content);
  const key = `${createHash('sha256').update(content).digest('hex')}.${extension}`;
  return { key, content, file: { path, bytes: Buffer.byteLength(content), type: 'text/vtt' } };
}

describe.each(adapters)('%s', (_, open) => {
  test('stores a file, however often it is stored, and returns it', async () => {
    const storage = open();
    const { key, content, file } = fileOf();
    expect(await storage.has(key)).toBe(false);
    expect(await storage.read(key)).toBeUndefined();
    await storage.put(key, file);
    await Promise.all([storage.put(key, file), storage.put(key, file)]);
    expect(await storage.has(key)).toBe(true);
    const found = await storage.read(key);
    expect(found?.bytes).toBe(file.bytes);
    expect(found && (await text(found.content))).toBe(content);
  });

  test('gives a range of a file, with the length of the whole', async () => {
    const storage = open();
    const { key, file } = fileOf('0123456789');
    await storage.put(key, file);
    const middle = await storage.read(key, { start: 2, end: 4 });
    expect([middle && (await text(middle.content)), middle?.bytes]).toEqual(['234', 10]);
    const rest = await storage.read(key, { start: 8, end: 999 });
    expect([rest && (await text(rest.content)), rest?.bytes]).toEqual(['89', 10]);
    const beyond = await storage.read(key, { start: 50, end: 60 });
    expect([beyond && (await text(beyond.content)), beyond?.bytes]).toEqual(['', 10]);
  });

  test('stores a file of some megabytes without changing it', async () => {
    const storage = open();
    const { key, content, file } = fileOf('granite '.repeat(600_000), 'mp4');
    await storage.put(key, file);
    const found = await storage.read(key);
    expect(found && (await text(found.content)) === content).toBe(true);
  });

  test('deletes a file, also one that it does not have', async () => {
    const storage = open();
    const { key, file } = fileOf();
    await storage.put(key, file);
    await storage.remove(key);
    await storage.remove(key);
    expect(await storage.has(key)).toBe(false);
  });

  test('refuses a key that would lead elsewhere', async () => {
    const storage = open();
    for (const key of ['../secret.png', 'a/b.png', 'x', `${'a'.repeat(64)}.png/../x`]) {
      await expect((async () => storage.read(key))(), key).rejects.toThrow('is no key');
    }
  });
});

test('a folder keeps no part of a file that was not stored completely', async () => {
  const storage = createFolderStorage(join(folder, 'library'));
  const { key, file } = fileOf();
  await expect(storage.put(key, { ...file, path: join(folder, 'missing') })).rejects.toThrow();
  expect(await storage.has(key)).toBe(false);
  expect(readdirSync(join(folder, 'library')).filter((name) => name.endsWith('.part'))).toEqual([]);
});

test('a bucket stores files under its prefix', async () => {
  const { key, file } = fileOf();
  await bucket({ prefix: 'other/' }).put(key, file);
  expect(await bucket().has(key)).toBe(false);
});

test('a missing bucket and unknown keys are failures whose messages contain no key', async () => {
  const { key, file } = fileOf();
  await expect(bucket({ bucket: 'nowhere' }).put(key, file)).rejects.toThrow('no bucket “nowhere”');
  const stranger = bucket({}, { accessKeyId: 'STRANGER', secretAccessKey: 'not-the-secret' });
  const refused = stranger.put(key, file);
  await expect(refused).rejects.toThrow(/answered 403/);
  await expect(refused).rejects.not.toThrow(/not-the-secret/);
});
