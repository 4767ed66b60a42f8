import type { Market } from '../markets/market.ts';

/** The market's rules of delivery. */
export type DeliveryTerms = Pick<Market, 'country' | 'shipsTo' | 'shippingMethods' | 'delivery'>;
