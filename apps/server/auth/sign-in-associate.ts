import { signInAssociate } from '@eyelet/contracts/auth/sign-in-associate.ts';
import { storeNamed } from '../consumer/fav-store.ts';
import { tryPassword } from '../credentials/try-password.ts';
import { handle } from '../kernel/handle.ts';
import { refuse } from '../kernel/refusal.ts';
import { giveCode } from './give-code.ts';

/**
 * Signs store associates in (C8.15); other employees may not sell for others. Attempts count for the same lock as every
 * sign-in, and a refusal does not reveal what was wrong.
 */
export const signInAssociateHandler = handle(signInAssociate, async (context, { body }) => {
  const tried = await tryPassword(context, body.username, body.password);
  if ('refused' in tried) return refuse('AUT438');
  const isStaff = tried.consumer.kind === 'EMPLOYEE' && storeNamed(context, tried.consumer.works_at) !== undefined;
  if (!isStaff) return refuse('AUT438');
  return { authorizationCode: await giveCode(context, tried.consumer.id, body.codeChallenge, true) };
});
