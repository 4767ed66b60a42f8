import type { ApiKey } from '@eyelet/contracts/api-keys/key.ts';
import type { ApiKeyRow } from '@eyelet/db/api-keys/key.ts';

/** Whether a key is active, expired or revoked at an instant. */
export function keyState({ revoked_at, expires_at }: ApiKeyRow, now: Date): ApiKey['state'] {
  if (revoked_at) return 'revoked';
  return expires_at > now ? 'active' : 'expired';
}

/** A key as the studio shows it. */
export function keyView(row: ApiKeyRow, now: Date): ApiKey {
  return {
    ...{ keyId: row.key_id, name: row.name, prefix: row.prefix, perMinute: row.per_minute },
    permissions: row.permissions as ApiKey['permissions'],
    state: keyState(row, now),
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
  };
}
