import type { Context } from '../kernel/context.ts';
import { shopperOf } from '../kernel/shopper-of.ts';

/** Whose favorites and saved items a call is about. Their operations are not for associates, who have none (C4.36 to C4.38). */
export function ownerOf(context: Context): string {
  return shopperOf(context).consumerNo;
}
