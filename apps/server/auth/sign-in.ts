import { signIn } from '@eyelet/contracts/auth/sign-in.ts';
import { email as checkEmail } from '@eyelet/domain/validation/email.ts';
import { tryPassword } from '../credentials/try-password.ts';
import { handle } from '../kernel/handle.ts';
import { refuse } from '../kernel/refusal.ts';
import { giveCode } from './give-code.ts';

/** Checks email and password and gives a code for the token call (C7.16). */
export const signInHandler = handle(signIn, async (context, { body }) => {
  if (body.username.trim() === '' || checkEmail(body.username)) return refuse('AUT453');
  const tried = await tryPassword(context, body.username, body.password);
  if ('refused' in tried) return tried.refused;
  return { authorizationCode: await giveCode(context, tried.consumer.id, body.codeChallenge) };
});
