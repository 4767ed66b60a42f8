import { unsubscribe } from '@eyelet/contracts/subscriptions/unsubscribe.ts';
import { endByToken } from '@eyelet/db/subscriptions/subscription.ts';
import { handle } from '../kernel/handle.ts';
import { refuse } from '../kernel/refusal.ts';

export const unsubscribeHandler = handle(unsubscribe, async ({ shop, now }, { query }) =>
  (await endByToken(shop.database.db, query.token, now)) ? { unsubscribed: true } : refuse('AUT402'),
);
