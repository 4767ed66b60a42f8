import type { TransitionType } from '@eyelet/contracts/errors/flash-types.ts';
import type { PlaceService } from '@eyelet/db/stock/place-service.ts';
import type { OnHand } from '@eyelet/db/stock/write-stock.ts';
import type { CartDocument, CartLine } from '@eyelet/domain/cart/document.ts';
import { preferredStoresOf } from '@eyelet/domain/delivery/moves.ts';

/** The circumstances under which a cart's delivery changes. */
export type Circumstances = Readonly<{
  stock: readonly OnHand[];
  services: readonly Readonly<{ placeId: string; service: PlaceService; on: boolean }>[];
}>;

/** Enough units for any test cart. */
const enough = 1000;

export type Places = Readonly<{
  /** Ids of the warehouses of the cart's region. */
  warehouses: readonly string[];
  /** Whether a store offers pickup of its own stock. */
  offersPickup: (storeId: string) => boolean;
}>;

type Recipe = (cart: CartDocument, places: Places) => Circumstances | undefined;

/**
 * Circumstances that cause a change of delivery at the next check of a cart; undefined when the cart does not allow it.
 */
export function circumstancesFor(type: TransitionType, cart: CartDocument, places: Places): Circumstances | undefined {
  return recipes[type](cart, places);
}

const recipes: Readonly<Record<TransitionType, Recipe>> = {
  PickupToStsTransition: (cart, places) => emptyStores(cart, places, true),
  PickupToSthTransition: (cart, places) => emptyStores(cart, places, false),
  StsToSthTransition: (cart, { warehouses }) => {
    const lines = linesOf(cart, 'sts');
    return given(lines, {
      stock: lines.flatMap(({ upc }) => at(upc, warehouses, enough)),
      services: storesOf(lines).map((placeId) => ({ placeId, service: 'sts', on: false })),
    });
  },
  StsToPickupTransition: (cart, { warehouses, offersPickup }) => {
    const lines = linesOf(cart, 'sts').filter(({ storeId }) => offersPickup(storeId ?? ''));
    return given(lines, {
      stock: lines.flatMap(({ upc, storeId }) => [...at(upc, warehouses, 0), ...at(upc, [storeId ?? ''], enough)]),
      services: storesOf(lines).map((placeId) => ({ placeId, service: 'sts', on: true })),
    });
  },
  STHToPickupTransition: (cart, { warehouses, offersPickup }) => {
    const store = preferredStoresOf(cart).find(offersPickup);
    const lines = linesOf(cart, 'home').filter(({ giftOption }) => !giftOption);
    if (!store) return undefined;
    const stock = lines.flatMap(({ upc }) => [...at(upc, warehouses, 0), ...at(upc, [store], enough)]);
    return given(lines, { stock, services: [] });
  },
  OrderShippingMethodDowngraded: (cart, { warehouses }) =>
    given(cart.shippingMethod === 'express' ? linesOf(cart, 'home') : [], {
      stock: [],
      services: warehouses.map((placeId) => ({ placeId, service: 'express', on: false })),
    }),
};

function emptyStores(cart: CartDocument, { warehouses }: Places, takesDeliveries: boolean): Circumstances | undefined {
  const lines = linesOf(cart, 'pickup');
  return given(lines, {
    stock: lines.flatMap(({ upc, storeId }) => [...at(upc, warehouses, enough), ...at(upc, [storeId ?? ''], 0)]),
    services: storesOf(lines).map((placeId) => ({ placeId, service: 'sts', on: takesDeliveries })),
  });
}

function linesOf({ lines }: CartDocument, fulfilment: CartLine['fulfilment']): readonly CartLine[] {
  return lines.filter((line) => line.fulfilment === fulfilment);
}

function storesOf(lines: readonly CartLine[]): readonly string[] {
  return [...new Set(lines.flatMap(({ storeId }) => storeId ?? []))];
}

function at(upc: string, placeIds: readonly string[], onHand: number): readonly OnHand[] {
  return placeIds.map((placeId) => ({ upc, placeId, onHand }));
}

/** One stock level per size and place, as a size may be in several lines. */
function given(lines: readonly CartLine[], { stock, services }: Circumstances): Circumstances | undefined {
  if (lines.length === 0) return undefined;
  const counts = new Map(stock.map((count) => [`${count.upc} ${count.placeId}`, count]));
  return { stock: [...counts.values()], services };
}
