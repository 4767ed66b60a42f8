import { randomBytes, randomUUID } from 'node:crypto';
import { Types } from '@adyen/api-library';
import type { Card } from '@eyelet/contracts/cart/instrument.ts';
import { type AdyenCardRow, deleteAdyenCard, findAdyenCard, insertAdyenCard } from '@eyelet/db/payments/adyen-card.ts';
import { type Static, Type } from 'typebox';
import { Compile } from 'typebox/compile';
import type { Adyen } from './adyen.ts';
import { brandName } from './brand.ts';
import { AdyenError } from './send.ts';

const { StoredPaymentMethodRequest, PaymentMethodToStore } = Types.checkout;

const secret = Type.String({ minLength: 1, maxLength: 4096 });

/** The data of the card fields: everything secret is encrypted for Adyen. */
export const cardEntrySchema = Type.Object({
  paymentMethod: Type.Object({
    encryptedCardNumber: secret,
    encryptedExpiryMonth: secret,
    encryptedExpiryYear: secret,
    encryptedSecurityCode: secret,
    brand: Type.Optional(Type.String({ maxLength: 32 })),
  }),
  /** Facts of the browser by which a bank decides whether to require a challenge. */
  browserInfo: Type.Object({
    acceptHeader: Type.String({ maxLength: 2048 }),
    colorDepth: Type.Integer({ minimum: 0, maximum: 64 }),
    javaEnabled: Type.Boolean(),
    language: Type.String({ maxLength: 64 }),
    screenHeight: Type.Integer({ minimum: 0, maximum: 100_000 }),
    screenWidth: Type.Integer({ minimum: 0, maximum: 100_000 }),
    timeZoneOffset: Type.Integer({ minimum: -1440, maximum: 1440 }),
    userAgent: Type.String({ maxLength: 2048 }),
  }),
});

export type CardEntry = Static<typeof cardEntrySchema>;

const entry = Compile(cardEntrySchema);

export function isCardEntry(sent: unknown): sent is CardEntry {
  return entry.Check(sent);
}

/**
 * Has Adyen store a card for a shopper under a random reference, and returns the token to pay with. Undefined when
 * Adyen rejects it. The details of the card come from Adyen, not from the browser.
 */
export async function tokeniseCard(
  { api, settings, database }: Adyen,
  { paymentMethod, browserInfo }: CardEntry,
  now: Date,
): Promise<Readonly<{ token: string; card: Card }> | undefined> {
  const shopperReference = `shopper-${randomUUID()}`;
  const request = Object.assign(new StoredPaymentMethodRequest(), {
    merchantAccount: settings.merchantAccount,
    shopperReference,
    recurringProcessingModel: StoredPaymentMethodRequest.RecurringProcessingModelEnum.CardOnFile,
    paymentMethod: Object.assign(new PaymentMethodToStore(), { ...paymentMethod, type: 'scheme' }),
  });
  try {
    const stored = await api.RecurringApi.storedPaymentMethods(request);
    const { id, lastFour, expiryMonth, expiryYear } = stored;
    if (!id || !lastFour || !expiryMonth || !expiryYear) return undefined;
    const row = {
      token: `card_${randomBytes(18).toString('base64url')}`,
      shopper_reference: shopperReference,
      stored_id: id,
      encrypted_code: paymentMethod.encryptedSecurityCode,
      browser: JSON.stringify(browserInfo),
      brand: brandName(stored.brand ?? paymentMethod.brand),
      last4: lastFour,
      expiry_month: Number(expiryMonth),
      expiry_year: (Number(expiryYear) % 100) + 2000,
      created_at: now,
    };
    await insertAdyenCard(database.db, row);
    return { token: row.token, card: cardOf(row) };
  } catch (error) {
    if (error instanceof AdyenError && error.isFinal) return undefined;
    throw error;
  }
}

export function cardOf(row: Pick<AdyenCardRow, 'brand' | 'last4' | 'expiry_month' | 'expiry_year'>): Card {
  return { brand: row.brand, last4: row.last4, expiryMonth: row.expiry_month, expiryYear: row.expiry_year };
}

/** Deletes a card at Adyen and in the database. */
export async function forgetCard({ api, settings, database }: Adyen, token: string): Promise<void> {
  const card = await findAdyenCard(database.db, token);
  if (!card) return;
  try {
    const { stored_id: id, shopper_reference: shopper } = card;
    await api.RecurringApi.deleteTokenForStoredPaymentDetails(id, shopper, settings.merchantAccount);
  } catch (error) {
    // A card unknown to Adyen is deleted already.
    if (!(error instanceof AdyenError) || (error.status !== 404 && !error.isFinal)) throw error;
  }
  await deleteAdyenCard(database.db, token);
}
