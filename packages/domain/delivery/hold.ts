import type { TransitionReason } from '@eyelet/contracts/cart/transition.ts';
import type { CartLine, DeliveryChoice } from '../cart/document.ts';
import type { DeliveryFacts } from './facts.ts';
import type { Pools } from './pools.ts';
import type { SentLine } from './sent-by-stores.ts';

/** Why a line cannot have a fulfilment, with the stock left for it; undefined when it can. */
export function reasonAgainst(
  choice: DeliveryChoice,
  line: SentLine & Pick<CartLine, 'quantity'>,
  stores: DeliveryFacts['stores'],
  pools: Pools,
): TransitionReason | undefined {
  const store = stores.get(choice.storeId ?? '');
  if (choice.fulfilment === 'pickup' && !store?.offersPickup && !store?.isTill) return 'method-unavailable';
  if (choice.fulfilment === 'sts' && !store?.acceptsShipToStore) return 'store-closed-to-deliveries';
  if (pools.left(line, choice) >= line.quantity) return undefined;
  return choice.fulfilment === 'pickup' ? 'out-of-stock-at-store' : 'out-of-stock-at-warehouse';
}

/** Whether a reason is a lack of stock rather than the fulfilment itself. */
export function isShortage(reason: TransitionReason): boolean {
  return reason === 'out-of-stock-at-store' || reason === 'out-of-stock-at-warehouse';
}
