export type Threshold = Readonly<{ p50: number; p99: number }>;

const page = { p50: 15, p99: 200 } as const;
const ofCart = { p50: 8, p99: 180 } as const;

/**
 * Milliseconds that each kind of call may take with 1,000 shoppers, on two cores shared by load generator, shop and
 * PostgreSQL. A call that becomes twice as expensive exceeds p50, one that waits for others p99.
 */
export const thresholds: Readonly<Record<string, Threshold>> = {
  'page of a listing': page,
  'page of a product': page,
  'catalogue.listCategory': { p50: 4, p99: 100 },
  'auth.token': { p50: 13, p99: 230 },
  'favorites.add': { p50: 10, p99: 220 },
  'favorites.list': ofCart,
  'stores.search': ofCart,
  'cart.createWithItem': ofCart,
  'cart.addItem': ofCart,
  'cart.updateItem': ofCart,
  'cart.read': ofCart,
  'checkout.setShippingAddress': ofCart,
  'checkout.setBillingAddress': ofCart,
  'checkout.setShippingMethod': ofCart,
  'payments.openSession': ofCart,
  'payments.addInstrument': ofCart,
  'checkout.prepareOrder': ofCart,
  'checkout.placeOrder': { p50: 28, p99: 320 },
  'orders.read': ofCart,
};

/** Share of a core that the shop may use. */
export const mostCpu = 0.8;

/** Required share of the steps that would be made if every answer came at once. */
export const leastPace = 0.95;
