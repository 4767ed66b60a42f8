import { readHandover } from '@eyelet/contracts/handovers/read.ts';
import { readDocument } from '@eyelet/domain/cart/document.ts';
import { handedOver, type LeftOut, mayTake, unitsIn } from '@eyelet/domain/handovers/handover.ts';
import { handle } from '../kernel/handle.ts';
import { Refusal } from '../kernel/refusal.ts';
import { storeNamed } from '../store-sessions/store-named.ts';
import { leftOutView } from './left-out.ts';
import { giverOf, linkedHandover } from './linked.ts';

/** The contents of a link. Link previews and scanners read it, too, so reading does not use it up. */
export const readHandoverHandler = handle(readHandover, async (context, { query }) => {
  const found = await linkedHandover(context, query.token);
  if (found instanceof Refusal) return found;
  const { cart, taken_by: taker, taken_basket_id: takenBasketId } = found;
  const me = context.session?.consumerNo;
  const isOwn = me === cart.owner;
  const isTaker = taker !== null && taker === me;
  const { document } = handedOver({ id: cart.id, document: readDocument(cart.document) });
  return {
    from: giverOf(found),
    storeName: storeNamed(context, found.store_id)?.name ?? null,
    units: unitsIn(document),
    expiresAt: found.expires_at.toISOString(),
    state: taker === null ? ('open' as const) : isTaker ? ('taken' as const) : ('given' as const),
    isOwn,
    mayTake: taker === null && !isOwn && mayTake(giverOf(found), context.session),
    basketId: isTaker ? takenBasketId : isOwn ? cart.id : null,
    leftOut: isTaker ? leftOutView(context, found.left_out as readonly LeftOut[]) : [],
  };
});
