import { lookUpConsumer } from '@eyelet/contracts/consumer/look-up.ts';
import { retrieveUserData } from '@eyelet/contracts/consumer/retrieve-user-data.ts';
import { emailKeyOf, findConsumer, findConsumerByEmail } from '@eyelet/db/consumers/consumer.ts';
import { email as checkEmail } from '@eyelet/domain/validation/email.ts';
import { handle } from '../kernel/handle.ts';
import { refuse } from '../kernel/refusal.ts';

/** Tells whether an email can sign in (C7.69); a profile without a password cannot yet. */
export const lookUp = handle(lookUpConsumer, async ({ query }, { shop }) => {
  const { db } = shop.database;
  if (query.email.trim() === '' || checkEmail(query.email)) return refuse('AUT453', { member: 'email' });
  return { exists: (await findConsumerByEmail(db, query.email)) !== undefined };
});

/**
 * What prefills the sign-up form of somebody who has a profile and no password (C7.87). Id and email must belong
 * together; an account that signs in already tells nothing.
 */
export const retrieve = handle(retrieveUserData, async ({ body }, { shop }) => {
  const { db } = shop.database;
  const consumer = await findConsumer(db, body.consumerId);
  if (!consumer || consumer.confirmed || consumer.email_key !== emailKeyOf(body.email)) return refuse('CCN404');
  return {
    email: consumer.email ?? '',
    firstName: consumer.first_name,
    lastName: consumer.last_name,
    phone: consumer.phone ?? '',
    postalCode: consumer.postal_code,
    birthDate: consumer.birth_date ?? '',
    gender: consumer.gender,
  };
});
