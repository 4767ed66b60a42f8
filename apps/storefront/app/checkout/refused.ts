import type { CheckoutStep } from '@eyelet/domain/checkout/steps.ts';

/** The step on which a refusal can be corrected; all other refusals are shown at the summary. */
const stepByRefusal: Readonly<Record<string, CheckoutStep>> = {
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
};

/** The step to go back to when placing the order was refused. */
export function stepAfterRefusal(id: string): CheckoutStep {
  return stepByRefusal[id] ?? 'summary';
}
