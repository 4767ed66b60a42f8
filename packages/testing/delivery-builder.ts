import { type CartDocument, type CartLine, emptyCart } from '@eyelet/domain/cart/document.ts';
import type { Nature } from '@eyelet/domain/cart/nature.ts';
import type { DeliveryFacts, OpenDay, StoreFacts } from '@eyelet/domain/delivery/facts.ts';

/** By default a line of one unit, shipped home. */
export function cartLine(members: Partial<CartLine> = {}): CartLine {
  return {
    id: 'line-1',
    upc: '4000000000017',
    productId: 'SKDECK01INK',
    quantity: 1,
    maxQuantity: 9,
    recipeId: null,
    fulfilment: 'home',
    storeId: null,
    giftOption: null,
    transition: null,
    bonus: null,
    ...members,
  };
}

/** A cart of these lines. */
export function cartOf(lines: readonly CartLine[], members: Partial<CartDocument> = {}): CartDocument {
  return { ...emptyCart('en_US'), lines, ...members };
}

/** A store in Boston that offers everything; by default it is never open. */
export function storeFacts(id: string, members: Partial<StoreFacts> = {}): StoreFacts {
  return {
    id,
    destination: { country: 'US', province: 'MA' },
    timeZone: 'America/New_York',
    offersPickup: true,
    acceptsShipToStore: true,
    openDays: [],
    ...members,
  };
}

/** Opening between these hours in UTC on these days. */
export function openDays(days: readonly string[], opens: string, closes: string): readonly OpenDay[] {
  return days.map((day) => {
    const time = { opens: new Date(`${day}T${opens}Z`), closes: new Date(`${day}T${closes}Z`) };
    return { day, ...time, times: [time] };
  });
}

type Given = Readonly<{
  /** Free units by place, the same for every upc of the cart. */
  stock: Readonly<Record<string, number>>;
  /** Warehouses without express carriers; `warehouse` always exists, others when stock names them. */
  slow?: readonly string[];
  /** Units that stores send to homes, the same for every upc of the cart. */
  sendable?: Readonly<Record<string, number>>;
  stores?: readonly StoreFacts[];
  /** By line id; by default stocked. */
  natures?: Readonly<Record<string, Nature>>;
  /** Price of a unit, minor units. */
  price?: number;
}>;

/** Facts of the lines of a cart; places whose name begins with `warehouse` are warehouses. */
export function deliveryFacts(cart: Pick<CartDocument, 'lines'>, given: Given): DeliveryFacts {
  const { stock, sendable = {}, slow = [], stores = [], natures = {}, price = 2000 } = given;
  const places = new Map(Object.entries(stock));
  const sent = new Map(Object.entries(sendable));
  const warehouses = new Set(['warehouse', ...places.keys()].filter((id) => id.startsWith('warehouse')));
  return {
    lines: new Map(
      cart.lines.map(({ id, quantity }) => [id, { nature: natures[id] ?? 'stocked', rowTotal: quantity * price }]),
    ),
    warehouses: [...warehouses].map((id) => ({ id, express: !slow.includes(id) })),
    stores: new Map(stores.map((store) => [store.id, store])),
    reductions: new Map(),
    stock: new Map(cart.lines.map(({ upc }) => [upc, places])),
    sendable: new Map(sent.size > 0 ? cart.lines.map(({ upc }) => [upc, sent]) : []),
  };
}
