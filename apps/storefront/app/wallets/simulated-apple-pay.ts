import type { WalletContact } from '@eyelet/contracts/payments/wallet-contact.ts';
import { contactOfAddress } from '@eyelet/domain/wallets/sheet-address.ts';
import type { SheetContact } from '@eyelet/domain/wallets/sheet-contact.ts';
import type { Translate } from '@eyelet/messages/translate.ts';
import type { ApplePay, ApplePaySession, SheetRequest, SheetTotal, SheetUpdate } from './apple-pay-session.ts';
import { drawSheet, type Sheet } from './simulated-sheet.ts';

/** What the sandbox provider's merchant session holds for the simulator. */
type Merchant = Readonly<{ signature: string; authoriseUrl: string; contacts: readonly WalletContact[] }>;

const approved = 0;
const failed = 1;

/**
 * Replaces the platform's ApplePaySession where there is no device (B1.20): the same events in the same order, with
 * its own sheet. The sandbox provider authorises the amount that the sheet shows.
 */
export function simulatedApplePay(say: Translate): ApplePay {
  return class SimulatedApplePaySession implements ApplePaySession {
    static readonly STATUS_SUCCESS = approved;
    static readonly STATUS_FAILURE = failed;
    static canMakePayments(): boolean {
      return true;
    }

    onvalidatemerchant: ApplePaySession['onvalidatemerchant'] = null;
    onshippingcontactselected: ApplePaySession['onshippingcontactselected'] = null;
    onshippingmethodselected: ApplePaySession['onshippingmethodselected'] = null;
    onpaymentauthorized: ApplePaySession['onpaymentauthorized'] = null;
    oncancel: ApplePaySession['oncancel'] = null;

    readonly #request: SheetRequest;
    readonly #sheet: Sheet;
    #merchant: Merchant | undefined;
    #total: SheetTotal;

    constructor(_version: number, request: SheetRequest) {
      this.#request = request;
      this.#total = request.total;
      this.#sheet = drawSheet(say, {
        selectContact: (index) => this.onshippingcontactselected?.({ shippingContact: this.#withheld(index) }),
        selectMethod: (shippingMethod) => this.onshippingmethodselected?.({ shippingMethod }),
        authorise: (index, outcome) => void this.#authorise(index, outcome),
        cancel: () => {
          this.#sheet.close();
          this.oncancel?.({});
        },
      });
    }

    begin(): void {
      this.#sheet.open(this.#total, this.#request.currencyCode);
      this.onvalidatemerchant?.({ validationURL: 'https://sandbox.invalid' });
    }

    abort(): void {
      this.#sheet.close();
    }

    completeMerchantValidation(merchantSession: unknown): void {
      this.#merchant = merchantSession as Merchant;
      this.#sheet.showContacts(this.#merchant.contacts);
      this.onshippingcontactselected?.({ shippingContact: this.#withheld(0) });
    }

    completeShippingContactSelection(update: SheetUpdate): void {
      this.#update(update);
      if (update.newShippingMethods) this.#sheet.showMethods(update.newShippingMethods);
    }

    completeShippingMethodSelection(update: SheetUpdate): void {
      this.#update(update);
    }

    completePayment({ status, errors = [] }: Parameters<ApplePaySession['completePayment']>[0]): void {
      if (status === approved) this.#sheet.close();
      else this.#sheet.showErrors(errors.map(messageOf));
    }

    #update({ newTotal, errors = [] }: SheetUpdate): void {
      this.#total = newTotal;
      this.#sheet.showTotal(newTotal, this.#request.currencyCode);
      this.#sheet.showErrors(errors.map(messageOf));
    }

    /** A sheet has neither name nor street before the buyer has authorised. */
    #withheld(index: number): SheetContact {
      const { locality, administrativeArea, postalCode, countryCode } = this.#contact(index);
      return defined({ locality, administrativeArea, postalCode, countryCode });
    }

    #contact(index: number): SheetContact {
      const contact = this.#merchant?.contacts[index];
      if (!contact) return {};
      return { ...contactOfAddress(contact), emailAddress: contact.email, phoneNumber: contact.phone };
    }

    async #authorise(index: number, outcome: string): Promise<void> {
      const { signature, authoriseUrl = '' } = this.#merchant ?? {};
      const answer = await fetch(authoriseUrl, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          signature,
          amount: Number(this.#total.amount),
          currency: this.#request.currencyCode,
          outcome,
        }),
      });
      const { token } = (await answer.json()) as { token?: string };
      if (token === undefined) return this.#sheet.showErrors([say('wallets.applePayUnknownError')]);
      const contact = this.#contact(index);
      this.onpaymentauthorized?.({
        payment: { token: { paymentData: token }, shippingContact: contact, billingContact: contact },
      });
    }
  };
}

function messageOf(error: unknown): string {
  return String((error as { message?: unknown }).message ?? '');
}

function defined(contact: { [Key in keyof SheetContact]?: SheetContact[Key] | undefined }): SheetContact {
  return Object.fromEntries(Object.entries(contact).filter(([, value]) => value !== undefined));
}
