import { isDeepStrictEqual } from 'node:util';
import { createApiKey } from '@eyelet/contracts/api-keys/create.ts';
import type { ApiKey } from '@eyelet/contracts/api-keys/key.ts';
import { findKey, insertKey } from '@eyelet/db/api-keys/key.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import { holdsAll } from '@eyelet/domain/staff/roles.ts';
import { recordAudit, sourceOf } from '../audit/record.ts';
import { apiKeyPrefix } from '../kernel/api-keys.ts';
import { handle } from '../kernel/handle.ts';
import { refuse } from '../kernel/refusal.ts';
import { hashOf, newSecret } from '../kernel/secrets.ts';
import { staffOf } from '../kernel/staff-of.ts';
import { keyView } from './view.ts';

const mostMs = 2 * 366 * 24 * 60 * 60 * 1000;
const shownCharacters = apiKeyPrefix.length + 6;

type Members = Pick<ApiKey, 'name' | 'permissions' | 'perMinute' | 'expiresAt'>;
const membersOf = ({ name, permissions, perMinute, expiresAt }: Members) => ({
  name,
  permissions,
  perMinute,
  expiresAt,
});

/** Creates a key, with no permission that its creator lacks. The key itself is in this answer only. */
export const createApiKeyHandler = handle(createApiKey, async (context, { body }) => {
  const { shop, now } = context;
  const { keyId } = body;
  const expires = new Date(body.expiresAt);
  if (expires <= now || expires.getTime() - now.getTime() > mostMs) return refuse('STF400', { member: 'expiresAt' });
  const name = body.name.trim();
  if (name === '') return refuse('STF400', { member: 'name' });
  if (!holdsAll(staffOf(context).permissions, body.permissions)) return refuse('STF442');
  const members = {
    ...membersOf(body),
    name,
    permissions: body.permissions.toSorted(),
    expiresAt: expires.toISOString(),
  };
  return transact(shop.database.db, async (tx) => {
    const secret = apiKeyPrefix + newSecret();
    const isNew = await insertKey(tx, {
      ...{ key_id: keyId, name, prefix: secret.slice(0, shownCharacters), hash: hashOf(secret) },
      ...{ permissions: members.permissions, per_minute: body.perMinute, created_at: now, expires_at: expires },
    });
    const row = await findKey(tx, keyId);
    if (!row) throw new Error('the key just created does not exist');
    const key = keyView(row, now);
    if (!isNew) return isDeepStrictEqual(membersOf(key), members) ? { key, secret: null } : refuse('STF409');
    const change = { subject: { kind: 'api-key', id: keyId } as const, before: null, after: members };
    await recordAudit(tx, createApiKey, change, sourceOf(context));
    return { key, secret };
  });
});
