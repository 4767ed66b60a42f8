import type { SubscriptionRow } from '@eyelet/db/subscriptions/subscription.ts';

/**
 * Whether a membership is confirmed: joining is enough, unless a mail that asks for confirmation is unanswered
 * (B3.3.10).
 */
export function isConfirmed(subscriptions: readonly SubscriptionRow[]): boolean {
  const email = subscriptions.find((one) => one.channel === 'email' && one.optin);
  return email === undefined || email.double_optin;
}
