import { signInAssociate } from '@eyelet/contracts/auth/sign-in-associate.ts';
import { handle } from '../kernel/handle.ts';
import { refuse } from '../kernel/refusal.ts';
import { giveCode } from './give-code.ts';
import { tryPassword } from './try-password.ts';

/** Signs staff in at a store (C8.15); tries count for the same lock as everywhere, and nothing tells what was wrong. */
export const signInStaff = handle(signInAssociate, async ({ body }, context) => {
  const tried = await tryPassword(body.username, body.password, context);
  if ('refused' in tried || tried.consumer.kind !== 'EMPLOYEE') return refuse('AUT438');
  return { authorizationCode: await giveCode(tried.consumer.id, body.codeChallenge, context, true) };
});
