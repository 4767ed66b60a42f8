import type { Market } from '../markets/market.ts';

/** The market's side of delivery. */
export type DeliveryTerms = Pick<Market, 'country' | 'shipsTo' | 'shippingMethods' | 'delivery'>;
