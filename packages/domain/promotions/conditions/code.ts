import type { Promotion } from '../promotion.ts';
import type { Asked, Unmet } from './condition.ts';

/** It needs no code, or one of its codes is in the cart. */
export function code({ id, needsCoupon }: Promotion, { codes }: Pick<Asked, 'codes'>): Unmet | undefined {
  return !needsCoupon || codes.has(id) ? undefined : 'code-missing';
}
