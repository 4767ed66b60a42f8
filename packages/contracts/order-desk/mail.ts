/** Kinds of mails about an order to its buyer. */
export const orderMailKinds = [
  'order-confirmation',
  'order-paid',
  'order-cancelled',
  'ready-for-pickup',
  'pickup-reminder',
  'shipment-shipped',
  'shipment-partly-shipped',
  'shipment-delivered',
  'shipment-delayed',
  'shipment-pieces-missing',
  'shipment-out-for-delivery',
  'shipment-to-collect',
  'shipment-not-delivered',
  'shipment-returning',
  'return-announced',
  'return-label',
  'return-handed-over',
  'return-received',
  'return-closed',
  'credit-lapsed',
  'exchange-ended',
  'address-changed',
  'refund-given',
  'items-cancelled',
] as const;

export type OrderMailKind = (typeof orderMailKinds)[number];
