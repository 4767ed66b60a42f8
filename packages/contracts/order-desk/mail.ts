/** Kinds of mails about an order to its buyer. */
export const orderMailKinds = [
  'order-confirmation',
  'order-paid',
  'order-cancelled',
  'ready-for-pickup',
  'shipment-shipped',
  'shipment-delivered',
  'return-announced',
  'return-handed-over',
  'return-received',
  'return-closed',
  'exchange-ended',
  'address-changed',
] as const;

export type OrderMailKind = (typeof orderMailKinds)[number];
