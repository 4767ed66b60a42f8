import type { Subscription } from '@eyelet/contracts/subscriptions/subscription.ts';
import type { SubscriptionRow } from '@eyelet/db/subscriptions/subscription.ts';

/** A subscription as the API answers it (B3.3.09). */
export function subscriptionView(row: SubscriptionRow): Subscription {
  return {
    subscriptionId: row.id,
    type: row.type,
    channel: row.channel,
    recipient: row.recipient,
    optin: row.optin,
    doubleOptin: row.double_optin,
    category: row.category,
    country: row.country,
    region: row.region,
    optinDate: row.optin_at?.toISOString() ?? null,
    optoutDate: row.optout_at?.toISOString() ?? null,
  };
}
