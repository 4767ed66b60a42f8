import type { CheckoutStep } from '@eyelet/domain/checkout/steps.ts';

/** Ids that may stand in the address as the reason why an order was refused, and the step that mends it. */
const stepByRefusal = {
  PAY400: 'billing',
  PYT400: 'billing',
  PYT402: 'billing',
  PYT404: 'billing',
  PYT405: 'billing',
  PYT406: 'billing',
  FE309: 'billing',
  BIL400: 'billing',
  BILL410: 'billing',
  CHK320: 'shipping',
  CHK380: 'shipping',
  SHP404: 'shipping',
  SHP410: 'shipping',
  SHP500: 'shipping',
  PAY401: 'shipping',
  TAX309: 'shipping',
  ORD409: 'summary',
  ORD415: 'summary',
  TAX310: 'summary',
  ORD430: 'summary',
  INV409: 'summary',
  INV702: 'summary',
  PRC400: 'summary',
  AUT403: 'summary',
} as const satisfies Readonly<Record<string, CheckoutStep>>;

export type RefusalReason = keyof typeof stepByRefusal;

/** Whether a text of the address is such a reason; anything else is ignored. */
export function isRefusalReason(text: string | null): text is RefusalReason {
  return text !== null && Object.hasOwn(stepByRefusal, text);
}

/** The step to go back to when placing the order was refused. */
export function stepAfterRefusal(id: string): CheckoutStep {
  return isRefusalReason(id) ? stepByRefusal[id] : 'summary';
}

/** Query of the checkout that shows a step with the reason of a refusal. */
export function refusedQuery(id: string, step: CheckoutStep = stepAfterRefusal(id)): string {
  return `?step=${step}&refused=${encodeURIComponent(id)}`;
}
