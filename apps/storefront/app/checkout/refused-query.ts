import type { CheckoutStep } from '@eyelet/domain/checkout/steps.ts';

/** The query that makes the checkout show a step with the text of a refusal. */
export function refusedQuery(id: string, step: CheckoutStep): string {
  return `?step=${step}&refused=${encodeURIComponent(id)}`;
}
