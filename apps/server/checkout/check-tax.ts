import type { CartDocument } from '@eyelet/domain/cart/document.ts';
import { fromAmount, toAmount } from '@eyelet/domain/money/amount.ts';
import type { Totals } from '@eyelet/domain/pricing/totals.ts';
import type { Context } from '../kernel/context.ts';
import { type Refusal, refuse } from '../kernel/refusal.ts';

/** The postal code for which a sandbox cannot compute tax, so that the case can be tried. */
export const untaxablePostalCode = '04309';

/** Whether the tax of a cart can be computed (C8.85). */
export function checkTax(
  { shop }: Pick<Context, 'shop'>,
  { shippingAddress }: Pick<CartDocument, 'shippingAddress'>,
): Refusal<'TAX309'> | undefined {
  const isUntaxable = shop.config.stage === 'sandbox' && shippingAddress?.postalCode === untaxablePostalCode;
  return isUntaxable ? refuse('TAX309') : undefined;
}

/** What the shopper saw in the summary, major units. */
export type Expected = Readonly<{ expectedTotal?: number; expectedTax?: number }>;

/**
 * Compares the total with the one that the shopper saw. If only the tax differs it is TAX310 (C8.86), else ORD415
 * (C8.51).
 */
export function checkExpected(
  { expectedTotal, expectedTax }: Expected,
  { total, tax, taxIncluded }: Totals,
): Refusal<'TAX310' | 'ORD415'> | undefined {
  const isOtherTax = expectedTax !== undefined && fromAmount(expectedTax) !== tax;
  const isOtherTotal = expectedTotal !== undefined && fromAmount(expectedTotal) !== total;
  if (!isOtherTax && !isOtherTotal) return undefined;
  const onTop = (amount: number) => (taxIncluded ? 0 : amount);
  const isTaxAlone =
    isOtherTax &&
    (expectedTotal === undefined || fromAmount(expectedTotal) - onTop(fromAmount(expectedTax)) === total - onTop(tax));
  return refuse(isTaxAlone ? 'TAX310' : 'ORD415', { total: toAmount(total), tax: toAmount(tax) });
}
