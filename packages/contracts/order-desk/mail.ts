/** Mails about an order to its buyer, by what they tell. */
export const orderMailKinds = [
  'order-confirmation',
  'order-paid',
  'order-cancelled',
  'ready-for-pickup',
  'shipment-shipped',
  'shipment-delivered',
  'return-announced',
  'return-received',
  'return-closed',
  'address-changed',
] as const;

export type OrderMailKind = (typeof orderMailKinds)[number];
