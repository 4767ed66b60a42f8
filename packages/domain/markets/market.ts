import type { Currency } from '../money/currency.ts';
import type { PayLater } from '../payments/pay-later.ts';
import type { DeliveryMethod } from './delivery-method.ts';
import type { DeliveryRules } from './delivery-rules.ts';
import type { SignUpRules } from './sign-up-rules.ts';

export type Language = 'en' | 'fr' | 'de' | 'it';

export type Region = 'NORA' | 'EMEA';

/** Path form of a locale (C2.08). */
export type Locale = 'en-us' | 'en-ca' | 'fr-ca' | 'en-gb' | 'fr-fr' | 'de-de' | 'it-it';

export type DateFormat = 'DD/MM/YYYY' | 'MM/DD/YYYY';

/** Rates are thousandths of a percent: 19 % is 19 000. */
export type TaxRules = Readonly<{
  /** Whether prices contain the tax (EMEA) or it is added to them (NORA). */
  included: boolean;
  /** Whether delivery is taxed like the goods. */
  onShipping: boolean;
  /**
   * By destination: `US-CA` for a country with states, `DE` for one without. A destination without a rate is untaxed.
   */
  rates: Readonly<Record<string, number>>;
  /** Destination assumed until the address is known; without it no tax is shown before there is an address. */
  assumedDestination?: string;
}>;

/** A delivery method to the home. */
export type ShippingMethod = DeliveryMethod<'standard' | 'express'>;

/** `contact` is the name of the person who collects. */
export type CollectionField = 'email' | 'mobile' | 'contact';

/** Methods of payment that a market offers everybody, in their order: of a payment provider, and gift cards. */
export type OfferedMethod = 'CREDIT_CARD' | 'PAYPAL' | 'KLARNA' | 'DW_APPLE_PAY' | 'GIFT_CARD';

/** One region's shop in one language: everything that differs from market to market, as data. */
export type Market = Readonly<{
  locale: Locale;
  /** Form of the x-locale header: `en_US` (C9.16). */
  header: string;
  /** BCP 47 tag, for formats and the lang attribute: `en-US`. */
  tag: string;
  language: Language;
  region: Region;
  /** Home country, ISO 3166-1 alpha-2. */
  country: string;
  /** IANA name of the zone for its days; of several, the one of most of its shoppers. */
  timeZone: string;
  shipsTo: readonly string[];
  currency: Currency;
  priceList: Currency;
  tax: TaxRules;
  /** Methods to the home, the default first. */
  shippingMethods: readonly ShippingMethod[];
  /** Other rules of delivery: calendars, other methods, restricted places. */
  delivery: DeliveryRules;
  phone: Readonly<{
    /** Preselected, without plus (B5.6.02). */
    dialCode: string;
    /** The options of a dial code select, in order (B9.11). */
    dialCodes: readonly string[];
  }>;
  dateFormat: DateFormat;
  nameOrder: 'given-first' | 'family-first';
  paymentMethods: readonly OfferedMethod[];
  /** Which totals may be paid later (KLARNA); without it a market does not have the method. */
  payLater?: PayLater;
  /** Whether the law requires the lowest price of 30 days next to a reduction. */
  showsLowestPrice: boolean;
  signUp: SignUpRules;
  /** Required members of the person who collects a parcel from a collection point (C5.47, C5.48, C5.49, C5.51). */
  collection: Readonly<{ required: readonly CollectionField[] }>;
  /** Required members of the person who collects an order from a store (C5.50, C5.51). */
  storePickup: Readonly<{ required: readonly 'email'[] }>;
  /** Value for alternate links of pages. */
  hreflang: string;
}>;
