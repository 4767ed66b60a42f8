import { signInAssociate } from '@eyelet/contracts/auth/sign-in-associate.ts';
import type { InputOf } from '@eyelet/contracts/kernel/operation.ts';
import { tryPassword } from '../credentials/try-password.ts';
import type { Context } from '../kernel/context.ts';
import { handle } from '../kernel/handle.ts';
import { refuse } from '../kernel/refusal.ts';
import { emailOfEmployee } from '../store-sessions/employee-email.ts';
import { storeNamed } from '../store-sessions/store-named.ts';
import { workplaceOf } from '../store-sessions/workplace.ts';
import { giveCode } from './give-code.ts';

type Body = InputOf<typeof signInAssociate>['body'];

/**
 * Signs store associates in (C7.22, C8.15); other employees may not sell for others. Wrong passwords count towards the
 * same lock as at every sign-in. Who sells for a store is public, so a till where an associate has signed in has its
 * own counter, which keeps strangers from locking them out. A refusal does not reveal what was wrong, except for an
 * unknown store, as stores are public.
 */
export const signInAssociateHandler = handle(signInAssociate, async (context, { body }) => {
  if (body.storeId !== undefined && !storeNamed(context, body.storeId)) return refuse('STR404');
  const tried = await tryPassword(context, await emailOf(context, body), body.password);
  if ('refused' in tried) return refuse('AUT438');
  if (!workplaceOf(context, tried.consumer)) return refuse('AUT438');
  return { authorizationCode: await giveCode(context, tried.consumer.id, body.codeChallenge, true) };
});

/** The email of the associate who signs in. */
async function emailOf(context: Context, { storeId, storeEmployeeId, username = '' }: Body): Promise<string> {
  if (storeId === undefined && storeEmployeeId === undefined) return username;
  return emailOfEmployee(context, storeId, storeEmployeeId);
}
