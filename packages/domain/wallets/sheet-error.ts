import type { ContactProblem } from './sheet-contact.ts';

/** Error codes of a payment sheet (B8.11 to B8.15), with the name of their message. */
export const sheetErrors = {
  unknown: { code: 'unknown', message: 'applePayUnknownError' },
  country: { code: 'shippingContactInvalid', message: 'applePayCountryError' },
  city: { code: 'shippingContactInvalid', message: 'applePayCityError' },
  shippingContact: { code: 'shippingContactInvalid', message: 'applePayContactError' },
  billingContact: { code: 'billingContactInvalid', message: 'applePayBillingError' },
  unserviceable: { code: 'addressUnserviceable', message: 'applePayAddressError' },
} as const;

export type SheetErrorCode = (typeof sheetErrors)[keyof typeof sheetErrors]['code'];
export type SheetMessage = (typeof sheetErrors)[keyof typeof sheetErrors]['message'];

/** An error for a sheet; `contactField` is the member that the sheet marks. */
export type SheetError = Readonly<{
  code: SheetErrorCode;
  contactField: 'name' | 'addressLines' | 'locality' | 'administrativeArea' | 'postalCode' | 'country' | undefined;
  message: SheetMessage;
}>;

const fields = { givenName: 'name', familyName: 'name', countryCode: 'country' } as const;

/** The error for a problem of a contact; an invalid billing contact has one code for all problems (B8.15). */
export function sheetErrorOf({ member, problem }: ContactProblem, contact: 'shipping' | 'billing'): SheetError {
  const contactField =
    member in fields ? fields[member as keyof typeof fields] : (member as SheetError['contactField']);
  if (contact === 'billing') return { ...sheetErrors.billingContact, contactField };
  return { ...sheetErrors[problem === 'contact' ? 'shippingContact' : problem], contactField };
}

/** The error for the error id of a refused step. */
export function sheetErrorOfRefusal(errorId: string): SheetError {
  if (errorId === 'SHP404' || errorId === 'SHP500') return { ...sheetErrors.unserviceable, contactField: undefined };
  if (errorId === 'PAY401') return { ...sheetErrors.country, contactField: 'country' };
  if (errorId === 'CHK320' || errorId === 'SHP410') return { ...sheetErrors.shippingContact, contactField: undefined };
  if (errorId === 'BIL400' || errorId === 'BILL410') return { ...sheetErrors.billingContact, contactField: undefined };
  return { ...sheetErrors.unknown, contactField: undefined };
}
