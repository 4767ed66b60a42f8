import { changeStore } from '@eyelet/contracts/cart/change-store.ts';
import { choicesForStore, switchLines } from '@eyelet/domain/delivery/switch-line.ts';
import type { FreeUnits } from '@eyelet/domain/pricing/facts.ts';
import { handle } from '../kernel/handle.ts';
import { Refusal, refuse } from '../kernel/refusal.ts';
import { storeOf } from '../pricing/places.ts';
import { factsOf, soldOf } from '../pricing/price.ts';
import { changeCartOn } from './change.ts';
import { freshUnits } from './fresh-units.ts';
import { cartView } from './view.ts';

type StoreRefusal = 'ORD517' | 'ORD518' | 'INV407';

/** Moves all lines that are collected from or sent to a store to another store, or none (C2.52). */
export const changeStoreHandler = handle(changeStore, async (context, { params, body: { storeId } }) => {
  if (!storeOf(context, storeId)) return refuse('ORD517');
  const cart = await changeCartOn<FreeUnits, StoreRefusal>(
    context,
    params.basketId,
    (document) => freshUnits(context, document, { storeIds: [storeId] }),
    (document, fresh) => {
      const sold = soldOf(context, document);
      const facts = factsOf(context, document, sold, fresh, { storeIds: [storeId] });
      const switched = switchLines(document, choicesForStore(document, storeId), facts);
      if (switched.kind === 'changed') return { ...switched.cart, favStoreId: storeId };
      if (switched.kind !== 'refused' || switched.problems.length > 1) return refuse('INV407');
      const [only] = switched.problems;
      return refuse(only?.problem === 'no-ship-to-store' ? 'ORD518' : 'ORD517', { itemId: only?.lineId ?? '' });
    },
  );
  if (cart instanceof Refusal) return cart;
  return cartView(context, cart);
});
