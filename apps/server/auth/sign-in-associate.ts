import { signInAssociate } from '@eyelet/contracts/auth/sign-in-associate.ts';
import type { InputOf } from '@eyelet/contracts/kernel/operation.ts';
import type { Consumer } from '@eyelet/db/consumers/consumer.ts';
import { tryPassword } from '../credentials/try-password.ts';
import type { Context } from '../kernel/context.ts';
import { handle } from '../kernel/handle.ts';
import { refuse } from '../kernel/refusal.ts';
import { storeNamed } from '../store-sessions/store-named.ts';
import { trySecret } from '../store-sessions/try-secret.ts';
import { workplaceOf } from '../store-sessions/workplace.ts';
import { giveCode } from './give-code.ts';

/**
 * Signs store associates in (C7.22, C8.15), with their PIN at a till of their store and with their password anywhere; other employees may
 * not sell for others. Wrong passwords count towards the same lock as at every sign-in. Who sells for a store is public, so a till where
 * an associate has signed in has its own counter, which keeps strangers from locking them out. A refusal does not reveal what was wrong,
 * except for an unknown store, as stores are public.
 */
export const signInAssociateHandler = handle(signInAssociate, async (context, { body }) => {
  if (body.storeId !== undefined && !storeNamed(context, body.storeId)) return refuse('STR404');
  const associate = await claimedBy(context, body);
  if (!associate || !workplaceOf(context, associate)) return refuse('AUT438');
  return { authorizationCode: await giveCode(context, associate.id, body.codeChallenge, true) };
});

type Body = InputOf<typeof signInAssociate>['body'];

/** Who signs in: by store and employee, or by email. */
async function claimedBy(context: Context, body: Body): Promise<Consumer | undefined> {
  const { storeId, storeEmployeeId, username = '', password } = body;
  if (storeId !== undefined || storeEmployeeId !== undefined) {
    return trySecret(context, { storeId, storeEmployeeId, secret: password });
  }
  const tried = await tryPassword(context, username, password);
  return 'refused' in tried ? undefined : tried.consumer;
}
