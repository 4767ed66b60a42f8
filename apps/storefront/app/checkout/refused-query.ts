import type { CheckoutStep } from '@eyelet/domain/checkout/steps.ts';

/** Query of the checkout that shows a step with the reason of a refusal. */
export function refusedQuery(id: string, step: CheckoutStep): string {
  return `?step=${step}&refused=${encodeURIComponent(id)}`;
}
