import type { SheetContact } from '@eyelet/domain/wallets/sheet-contact.ts';
import type { SheetErrorCode } from '@eyelet/domain/wallets/sheet-error.ts';

/** The parts of the platform's ApplePaySession that the shop uses; the simulator has the same. */

export type SheetTotal = Readonly<{ label: string; amount: string }>;

export type SheetMethod = Readonly<{ identifier: string; label: string; detail: string; amount: string }>;

export type SheetRequest = Readonly<{
  countryCode: string;
  currencyCode: string;
  supportedNetworks: readonly string[];
  merchantCapabilities: readonly string[];
  requiredShippingContactFields: readonly string[];
  requiredBillingContactFields: readonly string[];
  total: SheetTotal;
}>;

/** An error at a contact of the sheet; made by the platform's ApplePayError where it exists. */
export type SheetProblem = Readonly<{ code: SheetErrorCode; contactField: string | undefined; message: string }>;

export type SheetUpdate = Readonly<{
  newTotal: SheetTotal;
  newLineItems?: readonly SheetTotal[];
  newShippingMethods?: readonly SheetMethod[];
  errors?: readonly unknown[];
}>;

export type SheetPayment = Readonly<{
  token: Readonly<{ paymentData: unknown }>;
  shippingContact?: SheetContact;
  billingContact?: SheetContact;
}>;

export type ApplePaySession = {
  onvalidatemerchant: ((event: unknown) => void) | null;
  onshippingcontactselected: ((event: Readonly<{ shippingContact: SheetContact }>) => void) | null;
  onshippingmethodselected: ((event: Readonly<{ shippingMethod: SheetMethod }>) => void) | null;
  onpaymentauthorized: ((event: Readonly<{ payment: SheetPayment }>) => void) | null;
  oncancel: ((event: unknown) => void) | null;
  begin: () => void;
  abort: () => void;
  completeMerchantValidation: (merchantSession: unknown) => void;
  completeShippingContactSelection: (update: SheetUpdate) => void;
  completeShippingMethodSelection: (update: SheetUpdate) => void;
  completePayment: (result: Readonly<{ status: number; errors?: readonly unknown[] }>) => void;
};

export type ApplePay = {
  new (version: number, request: SheetRequest): ApplePaySession;
  canMakePayments: () => boolean;
  readonly STATUS_SUCCESS: number;
  readonly STATUS_FAILURE: number;
};

/** The requested API version: the first with errors of contacts. */
export const applePayVersion = 3;
