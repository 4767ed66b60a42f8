export type Threshold = Readonly<{ p50: number; p99: number }>;

const fromMemory = { p50: 5, p99: 60 } as const;
const ofCart = { p50: 12, p99: 100 } as const;

/**
 * Milliseconds that each kind of call may take while 1,000 shoppers are there, on two cores that load, shop and PostgreSQL
 * share. A call that has become twice as dear breaks p50, one that waits for others p99.
 */
export const thresholds: Readonly<Record<string, Threshold>> = {
  'page of a listing': fromMemory,
  'page of a product': fromMemory,
  'catalogue.listCategory': fromMemory,
  'auth.token': { p50: 15, p99: 100 },
  'favorites.add': { p50: 15, p99: 100 },
  'favorites.list': ofCart,
  'stores.search': { p50: 15, p99: 100 },
  'cart.createWithItem': ofCart,
  'cart.addItem': ofCart,
  'cart.updateItem': ofCart,
  'cart.read': ofCart,
  'checkout.setShippingAddress': ofCart,
  'checkout.setBillingAddress': ofCart,
  'checkout.setShippingMethod': ofCart,
  'payments.openSession': ofCart,
  'payments.addInstrument': { p50: 15, p99: 100 },
  'checkout.prepareOrder': ofCart,
  'checkout.placeOrder': { p50: 40, p99: 200 },
  'orders.readPurchase': { p50: 15, p99: 100 },
};

/** Share of a core that the shop may take. */
export const mostCpu = 0.6;

/** Share of the acts that there would be if every answer came at once. */
export const leastPace = 0.95;
