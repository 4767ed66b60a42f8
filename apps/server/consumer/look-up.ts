import { lookUpConsumer } from '@eyelet/contracts/consumer/look-up.ts';
import { findConsumerByEmail } from '@eyelet/db/consumers/consumer.ts';
import { email as checkEmail } from '@eyelet/domain/validation/email.ts';
import { handle } from '../kernel/handle.ts';
import { refuse } from '../kernel/refusal.ts';

/** Whether an email belongs to an account that can sign in (C7.69); a profile without a password cannot yet. */
export const lookUpConsumerHandler = handle(lookUpConsumer, async ({ shop }, { query }) => {
  const { db } = shop.database;
  if (query.email.trim() === '' || checkEmail(query.email)) return refuse('AUT453', { member: 'email' });
  return { exists: (await findConsumerByEmail(db, query.email)) !== undefined };
});
