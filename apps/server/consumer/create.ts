import { createConsumer } from '@eyelet/contracts/consumer/create.ts';
import { emailKeyOf, insertConsumer } from '@eyelet/db/consumers/consumer.ts';
import { takenByAccount } from '@eyelet/db/consumers/enrolment.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import { tidyEmail } from '@eyelet/domain/validation/email.ts';
import { isEmpty } from '@eyelet/domain/validation/invalid.ts';
import { handle } from '../kernel/handle.ts';
import { Refusal, refuse } from '../kernel/refusal.ts';
import { wakeAnnouncer } from '../kernel/wake-announcer.ts';
import { changeOwn } from '../subscriptions/change-own.ts';
import { isOffered } from '../subscriptions/new-subscription.ts';
import { changeOfDetails, changeOfPreferences } from './details.ts';

/**
 * Creates a profile without a password (C7.65, B7.20), which signing up with its id and email completes. Until then it
 * is an enrolment, of which an email may have many, and does not block a sign-up with the email.
 */
export const createConsumerHandler = handle(createConsumer, async (context, { body: { consumerProfile } }) => {
  const { shop, market, now, newId, leadSource } = context;
  const { consumerDetails = {}, preferences = {} } = consumerProfile;
  const details = changeOfDetails(context, consumerDetails);
  if (isEmpty(consumerDetails.email)) return refuse('AUT453', { member: 'email' });
  if (details instanceof Refusal)
    return details.details?.member === 'email' ? refuse('AUT453', { member: 'email' }) : details;
  const chosen = changeOfPreferences(context, preferences);
  if (chosen instanceof Refusal) return chosen;
  const id = newId();
  const wishes = consumerProfile.subscriptions?.filter(({ optin }) => optin) ?? [];
  if (wishes.some(({ channel }) => !isOffered(context, channel))) return refuse('PRO412', { member: 'subscriptions' });
  if (!details.phone && wishes.some(({ channel }) => channel === 'sms')) return refuse('PRO412', { member: 'phone' });
  const contact = { id, email: tidyEmail(consumerDetails.email), phone: details.phone ?? null };
  const refused = await transact(shop.database.db, async (tx) => {
    const taken = await takenByAccount(tx, contact);
    if (taken) return taken === 'email' ? refuse('PRO400', { member: 'email' }) : refuse('AUT442', { member: 'phone' });
    await insertConsumer(tx, {
      ...chosen,
      birth_date: details.birth_date ?? null,
      first_name: details.first_name,
      last_name: details.last_name,
      postal_code: details.postal_code,
      gender: details.gender,
      kind: 'REGISTERED',
      ...contact,
      confirmed: false,
      email_key: emailKeyOf(contact.email),
      locale: market.header,
      country: market.country,
      region: market.region,
      source: JSON.stringify(leadSource ? { campaignName: leadSource } : {}),
      member_id: null,
      loyalty_opt_in_at: null,
      employee_terms_accepted_at: null,
      terms_accepted_at: null,
      deletion_due_at: null,
      deleted_at: null,
      created_at: now,
      updated_at: now,
    });
    for (const wish of wishes) await changeOwn(tx, contact, wish, context);
    return undefined;
  });
  if (refused) return refused;
  wakeAnnouncer(shop.database);
  return { consumerId: id };
});
