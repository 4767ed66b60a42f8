import { revokeApiKey } from '@eyelet/contracts/api-keys/revoke.ts';
import { findKey, revokeKey } from '@eyelet/db/api-keys/key.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import { recordAudit, sourceOf } from '../audit/record.ts';
import { handle } from '../kernel/handle.ts';
import { refuse } from '../kernel/refusal.ts';
import { keyView } from './view.ts';

/** Revokes a key permanently. */
export const revokeApiKeyHandler = handle(revokeApiKey, async (context, { params: { keyId } }) => {
  const { shop, now } = context;
  return transact(shop.database.db, async (tx) => {
    if (await revokeKey(tx, keyId, now)) {
      const change = {
        subject: { kind: 'api-key', id: keyId } as const,
        before: { state: 'active' },
        after: { state: 'revoked' },
      };
      await recordAudit(tx, revokeApiKey, change, sourceOf(context));
    }
    const row = await findKey(tx, keyId);
    return row ? keyView(row, now) : refuse('STF404');
  });
});
