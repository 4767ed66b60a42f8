import type { Benefit } from '../promotions/promotion.ts';
import type { ReceiptRule } from './receipt.ts';

/** What a benefit is for a product, so that no receipt has all prices of a group. */
export function ruleFor(benefit: Benefit, masterId = ''): ReceiptRule {
  if (benefit.kind !== 'group-prices') return benefit;
  return { kind: 'fixed-price', amounts: benefit.prices[masterId] ?? {} };
}
