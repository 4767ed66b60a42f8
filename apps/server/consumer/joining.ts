import type { ConsumerChange } from '@eyelet/db/consumers/consumer.ts';
import { loyaltyTermsPage, termsInForce } from '../content/terms-in-force.ts';
import type { Context } from '../kernel/context.ts';
import { newMemberId } from './member-id.ts';

type Membership = Required<
  Pick<ConsumerChange, 'member_id' | 'loyalty_opt_in_at' | 'loyalty_terms_page' | 'loyalty_terms_version'>
>;

/** Who joins the loyalty programme gets a number; kept is when, and the version of the terms that was published then. */
export function joining({ shop, market, now }: Pick<Context, 'shop' | 'market' | 'now'>): Membership {
  const terms = termsInForce(shop, loyaltyTermsPage, market, now);
  return {
    member_id: newMemberId(),
    loyalty_opt_in_at: now,
    loyalty_terms_page: terms?.page ?? null,
    loyalty_terms_version: terms?.version ?? null,
  };
}

/** What is kept of the membership of who is none. */
export const noMembership: Membership = {
  member_id: null,
  loyalty_opt_in_at: null,
  loyalty_terms_page: null,
  loyalty_terms_version: null,
};
