import { isPermission } from '@eyelet/contracts/callers/permissions.ts';
import { findKeyByHash, touchKey } from '@eyelet/db/api-keys/key.ts';
import type { Database } from '@eyelet/db/database.ts';
import type { ApiKeys } from '../kernel/api-keys.ts';
import { hashOf } from '../kernel/secrets.ts';
import { keyState } from './view.ts';

/** The last use of a key is stored once a minute, not with each call. */
const touchMs = 60_000;

/** Reads a key at each call, with one statement, so that revoking it takes effect with the next call. */
export function createApiKeys({ db }: Database): ApiKeys {
  return {
    async read(secret, now) {
      const row = await findKeyByHash(db, hashOf(secret));
      if (!row || keyState(row, now) !== 'active') return undefined;
      if (now.getTime() - (row.last_used_at?.getTime() ?? 0) > touchMs) await touchKey(db, row.key_id, now);
      return {
        keyId: row.key_id,
        name: `${row.name} (${row.prefix}…)`,
        permissions: new Set(row.permissions.filter(isPermission)),
        perMinute: row.per_minute,
        endsAt: row.expires_at,
      };
    },
  };
}
