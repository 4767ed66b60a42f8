import type { Context } from '../kernel/context.ts';
import { shopperOf } from '../kernel/shopper-of.ts';

/**
 * The owner of the favorites and saved items of a call. Their operations are not for associates, who have none (C4.36
 * to C4.38).
 */
export function ownerOf(context: Context): string {
  return shopperOf(context).consumerNo;
}
