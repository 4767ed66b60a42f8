import type { Profile } from '@eyelet/contracts/consumer/profile.ts';
import type { ApiClient } from '@eyelet/contracts/kernel/client.ts';
import { loyaltyToken } from '@eyelet/contracts/loyalty/token.ts';
import { defaultLeadSource, type Lead } from '../session/lead.ts';

/**
 * Introduces a new member to the loyalty programme, with the lead and the referral that brought them (C7.66,
 * C2.37, B2.1.10). A failure does not end the membership: it may not be confirmed yet.
 */
export async function introduceMember(
  client: ApiClient,
  { consumerId }: Pick<Profile, 'consumerId'>,
  { leadSource, referralCode }: Lead,
): Promise<void> {
  const body = { usid: consumerId, ...(referralCode === '' ? {} : { referralCode }) };
  try {
    await client.call(loyaltyToken, { body, headers: { source: leadSource === '' ? defaultLeadSource : leadSource } });
  } catch (error) {
    console.warn(error);
  }
}
