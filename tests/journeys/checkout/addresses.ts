import type { Locale } from '@eyelet/domain/markets/market.ts';

export type Home = Readonly<{
  locale: Locale;
  addressLine1: string;
  city: string;
  postalCode: string;
  /** Code of the state or province, where the country has them. */
  province?: string;
  phone: string;
  /** The currency sign or code with which the total of the confirmation begins or ends. */
  currency: string;
}>;

/** A home address in each market. */
export const homes: readonly Home[] = [
  home('en-us', '1 Pier Road', 'Oakland', '94107', '2025550123', '$', 'CA'),
  home('en-ca', '12 Water Street', 'Halifax', 'B3H 1A1', '6045550123', 'CAD', 'NS'),
  home('fr-ca', '8 rue du Quai', 'Montréal', 'H2X 1Y4', '5145550123', 'CAD', 'QC'),
  home('en-gb', '3 Shore Lane', 'Leith', 'EH6 6QQ', '07911123456', '£'),
  home('fr-fr', '5 quai du Port', 'Brest', '29200', '0612345678', '€'),
  home('de-de', 'Am Sandtorkai 1', 'Hamburg', '20457', '015123456789', '€'),
  home('it-it', 'Via del Molo 4', 'Genova', '16126', '3471234567', '€', 'GE'),
];

function home(
  locale: Locale,
  addressLine1: string,
  city: string,
  postalCode: string,
  phone: string,
  currency: string,
  province?: string,
): Home {
  return { locale, addressLine1, city, postalCode, phone, currency, ...(province ? { province } : {}) };
}

export const american = homes[0] as Home;
