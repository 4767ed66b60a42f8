/** A postal address as carts and orders store it. Texts are trimmed; missing ones are ''. */
export type Address = Readonly<{
  firstName: string;
  lastName: string;
  addressLine1: string;
  addressLine2: string;
  city: string;
  /** Code within the country, such as `CA` or `QC`; '' where the country has none. */
  province: string;
  postalCode: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  email: string;
  /** International, with plus and dial code (C5.35). */
  phone: string;
  /** Dial code without plus. */
  phoneCode: string;
}>;

export type AddressField = keyof Address;

/** An address as a request or a form sends it. */
export type AddressInput = Readonly<{ [Field in AddressField]?: string | null | undefined }>;
