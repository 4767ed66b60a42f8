import type { DeliveryMethod } from './delivery-method.ts';

/** Delivery rules of a market besides its methods to the home. Prices in minor units, `days` in working days. */
export type DeliveryRules = Readonly<{
  /** Origin of shipments; its country decides the working days and holidays of dispatch. */
  warehouse: Readonly<{
    country: string;
    timeZone: string;
    /** Orders from this local time on leave a working day later. */
    cutOff: Readonly<{ hour: number; minute: number }>;
  }>;
  /** Null where the market has no collection points. */
  pudo: DeliveryMethod<'pudo'> | null;
  /** Days of production, in addition to those of transport. */
  customs: DeliveryMethod<'customs'> & Readonly<{ makingDays: number }>;
  digital: DeliveryMethod<'digital'>;
  sts: DeliveryMethod<'sts'>;
  pickup: DeliveryMethod<'pickup'> & Readonly<{ preparationMinutes: number }>;
}>;

const atOnce = { from: 0, to: 0 } as const;

const alike = {
  digital: { code: 'digital', price: 0, days: atOnce },
  sts: { code: 'sts', price: 0, days: { from: 3, to: 5 } },
  pickup: { code: 'pickup', price: 0, days: atOnce, preparationMinutes: 120 },
} as const;

/** North America: all shipments leave from the east of the United States; there are no collection points. */
export function northAmericanDelivery(country: 'US' | 'CA'): DeliveryRules {
  const price = country === 'US' ? 1000 : 1400;
  return {
    ...alike,
    warehouse: { country: 'US', timeZone: 'America/New_York', cutOff: { hour: 14, minute: 0 } },
    pudo: null,
    customs: {
      code: 'customs',
      price,
      days: country === 'US' ? { from: 3, to: 5 } : { from: 3, to: 7 },
      makingDays: 10,
    },
  };
}

type Pudo = Pick<DeliveryMethod, 'price' | 'freeFrom' | 'days'>;

const pudoOf: Readonly<Record<'GB' | 'FR' | 'DE' | 'IT', Pudo | null>> = {
  FR: { price: 390, freeFrom: 5000, days: { from: 2, to: 4 } },
  DE: { price: 390, freeFrom: 5000, days: { from: 2, to: 4 } },
  IT: { price: 390, freeFrom: 5000, days: { from: 3, to: 5 } },
  GB: { price: 350, freeFrom: 5000, days: { from: 2, to: 4 } },
};

/** Europe: all shipments leave from the Netherlands. */
export function europeanDelivery(country: 'GB' | 'FR' | 'DE' | 'IT'): DeliveryRules {
  const pudo = pudoOf[country];
  return {
    ...alike,
    warehouse: { country: 'NL', timeZone: 'Europe/Amsterdam', cutOff: { hour: 14, minute: 0 } },
    pudo: pudo && { code: 'pudo', ...pudo },
    customs: { code: 'customs', price: country === 'GB' ? 650 : 690, days: { from: 2, to: 4 }, makingDays: 10 },
  };
}
