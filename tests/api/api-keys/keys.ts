import { randomUUID } from 'node:crypto';
import { createApiKey } from '@eyelet/contracts/api-keys/create.ts';
import type { ApiKey } from '@eyelet/contracts/api-keys/key.ts';
import { type ApiClient, createHttpClient } from '@eyelet/contracts/kernel/client.ts';
import type { TestStaff } from '@eyelet/testing/staff.ts';

/** Creates a key with permissions; returns its secret and its id. */
export async function newKey(staff: TestStaff, permissions: ApiKey['permissions'], perMinute = 600) {
  const body = {
    keyId: randomUUID(),
    name: 'Warehouse',
    permissions,
    perMinute,
    expiresAt: '2027-06-01T00:00:00.000Z',
  };
  const { key, secret } = await staff.call(createApiKey, { body });
  if (secret === null) throw new Error('a new key has a secret');
  return { ...key, secret, body };
}

/** An outside system that calls with a key. */
export function outsider(origin: string, secret: string): ApiClient {
  return createHttpClient({ origin, newId: randomUUID, headers: () => ({ authorization: `Bearer ${secret}` }) });
}
