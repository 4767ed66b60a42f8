import type { ConsumerChange } from '@eyelet/db/consumers/consumer.ts';
import { loyaltyTermsPage, termsInForce } from '../content/terms-in-force.ts';
import type { Context } from '../kernel/context.ts';
import { newMemberId } from './member-id.ts';

type Membership = Required<
  Pick<ConsumerChange, 'member_id' | 'loyalty_opt_in_at' | 'loyalty_terms_page' | 'loyalty_terms_version'>
>;

/** The membership of a consumer who joins: a new number, the time, and the published version of the terms. */
export function joining({ shop, market, now }: Pick<Context, 'shop' | 'market' | 'now'>): Membership {
  const terms = termsInForce(shop, loyaltyTermsPage, market, now);
  return {
    member_id: newMemberId(),
    loyalty_opt_in_at: now,
    loyalty_terms_page: terms?.page ?? null,
    loyalty_terms_version: terms?.version ?? null,
  };
}

/** The stored members for a consumer who is not a member. */
export const noMembership: Membership = {
  member_id: null,
  loyalty_opt_in_at: null,
  loyalty_terms_page: null,
  loyalty_terms_version: null,
};
