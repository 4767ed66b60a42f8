import { retrieveUserData } from '@eyelet/contracts/consumer/retrieve-user-data.ts';
import { emailKeyOf, findConsumer } from '@eyelet/db/consumers/consumer.ts';
import { handle } from '../kernel/handle.ts';
import { refuse } from '../kernel/refusal.ts';
import { personView } from './person-view.ts';

/**
 * Prefills the sign-up form for a profile without a password (C7.87). Id and email must belong together; an account
 * that can sign in reveals nothing.
 */
export const retrieveUserDataHandler = handle(retrieveUserData, async ({ shop }, { body }) => {
  const { db } = shop.database;
  const consumer = await findConsumer(db, body.consumerId);
  if (!consumer || consumer.confirmed || consumer.email_key !== emailKeyOf(body.email)) return refuse('CCN404');
  return personView(consumer);
});
