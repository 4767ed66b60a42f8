import type { AddressField } from './address.ts';

/** How one member of an address is checked. */
export type FieldRule = Readonly<{
  required: boolean;
  min?: number;
  max?: number;
  /** Regular expression for the whole value. */
  pattern?: string;
  /** The pattern for people, such as `A1A 1A1`. */
  patternName?: string;
}>;

export type Province = Readonly<{ code: string; name: string; nameFr?: string }>;

/** The name of a state or province in a language. */
export function provinceName({ name, nameFr }: Province, language: string): string {
  return language === 'fr' ? (nameFr ?? name) : name;
}

/** A line of an address on paper; spaces around missing members are dropped. */
export type LineFormat = readonly AddressField[];

/** Everything that depends on the country of an address. */
export type CountryRules = Readonly<{
  country: string;
  dialCode: string;
  fields: Readonly<Record<AddressField, FieldRule>>;
  /** Order of the fields in a form. */
  order: readonly AddressField[];
  provinces: readonly Province[];
  /** Message keys of the labels of postal code and province. */
  labels: Readonly<{ postalCode: PostalLabel; province: 'address.province' | 'address.state' }>;
  example: Readonly<{ postalCode: string }>;
  lines: readonly LineFormat[];
}>;

export type PostalLabel = 'address.postalCode' | 'address.zipCode' | 'address.postcode';

/** The defaults without rules of a country or of the server (C5.36 to C5.45). */
export const defaultFields: Readonly<Record<AddressField, FieldRule>> = {
  firstName: { required: true, min: 2, max: 30 },
  lastName: { required: true, min: 2, max: 30 },
  addressLine1: { required: true, max: 30 },
  addressLine2: { required: false, max: 30 },
  city: { required: true, max: 30 },
  province: { required: false },
  postalCode: { required: true },
  country: { required: true },
  email: { required: true, max: 100 },
  phone: { required: true },
  phoneCode: { required: false },
};

type Particulars = Readonly<{
  country: string;
  dialCode: string;
  postal: Readonly<{ pattern: string; name: string; example: string; label?: PostalLabel }>;
  provinces?: readonly Province[];
  provinceLabel?: 'address.province' | 'address.state';
  /** City, province and postal code in the country's order. */
  place: readonly ('city' | 'province' | 'postalCode')[];
  lines: readonly LineFormat[];
}>;

/** Rules of a country from its deviations; countries with provinces require one. */
export function countryRules(own: Particulars): CountryRules {
  const provinces = own.provinces ?? [];
  return {
    country: own.country,
    dialCode: own.dialCode,
    fields: {
      ...defaultFields,
      postalCode: { required: true, pattern: own.postal.pattern, patternName: own.postal.name },
      province: { required: provinces.length > 0 },
    },
    order: ['firstName', 'lastName', 'addressLine1', 'addressLine2', ...own.place, 'country', 'email', 'phone'],
    provinces,
    labels: { postalCode: own.postal.label ?? 'address.postalCode', province: own.provinceLabel ?? 'address.province' },
    example: { postalCode: own.postal.example },
    lines: [['firstName', 'lastName'], ['addressLine1'], ['addressLine2'], ...own.lines],
  };
}
