import { confirmSubscription } from '@eyelet/contracts/subscriptions/confirm.ts';
import { confirmByHash } from '@eyelet/db/subscriptions/subscription.ts';
import { handle } from '../kernel/handle.ts';
import { refuse } from '../kernel/refusal.ts';
import { hashOf } from '../kernel/secrets.ts';

/** Milliseconds for which the link of a confirmation is valid. */
const confirmMs = 30 * 24 * 60 * 60 * 1000;

export const confirmSubscriptionHandler = handle(confirmSubscription, async ({ shop, now }, { body }) => {
  const sentAfter = new Date(now.getTime() - confirmMs);
  const claimant = body.token.split('.')[1];
  const confirmed = await confirmByHash(shop.database.db, hashOf(body.token), claimant, sentAfter);
  return confirmed ? { confirmed: true } : refuse('AUT402');
});
