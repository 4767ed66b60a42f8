import { createConsumer as operation } from '@eyelet/contracts/consumer/operations.ts';
import { emailKeyOf, insertConsumer, takenMember } from '@eyelet/db/consumers/consumer.ts';
import { isEmpty } from '@eyelet/domain/validation/invalid.ts';
import { handle } from '../kernel/handle.ts';
import { Refusal, refuse } from '../kernel/refusal.ts';
import { changeOfDetails, changeOfPreferences } from './details.ts';

/** Makes a profile without a password (C7.65, B7.20); whoever knows its id and email completes it by signing up. */
export const createProfile = handle(operation, async ({ body: { consumerProfile } }, context) => {
  const { shop, market, now, newId, leadSource } = context;
  const { consumerDetails = {}, preferences = {} } = consumerProfile;
  const details = changeOfDetails(consumerDetails, context);
  if (isEmpty(consumerDetails.email)) return refuse('AUT453', { member: 'email' });
  if (details instanceof Refusal)
    return details.details?.member === 'email' ? refuse('AUT453', { member: 'email' }) : details;
  const id = newId();
  try {
    await insertConsumer(shop.database.db, {
      ...changeOfPreferences(preferences),
      birth_date: details.birth_date ?? null,
      first_name: details.first_name,
      last_name: details.last_name,
      phone: details.phone ?? null,
      postal_code: details.postal_code,
      gender: details.gender,
      id,
      kind: 'REGISTERED',
      email: consumerDetails.email.trim(),
      email_key: emailKeyOf(consumerDetails.email),
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
  } catch (error) {
    const taken = takenMember(error);
    if (!taken) throw error;
    return taken === 'email' ? refuse('PRO400', { member: 'email' }) : refuse('AUT442', { member: 'phone' });
  }
  return { consumerId: id };
});
