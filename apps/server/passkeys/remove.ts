import { removePasskey } from '@eyelet/contracts/passkeys/remove.ts';
import { deletePasskey } from '@eyelet/db/passkeys/passkey.ts';
import { handle } from '../kernel/handle.ts';
import { refuse } from '../kernel/refusal.ts';
import { listOf, ownerOf } from './own-passkeys.ts';

export const removePasskeyHandler = handle(removePasskey, async (context, { params }) => {
  const removed = await deletePasskey(context.shop.database.db, params.passkeyId, ownerOf(context));
  return removed ? listOf(context) : refuse('API404');
});
