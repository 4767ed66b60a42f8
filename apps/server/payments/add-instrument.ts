import type { Address } from '@eyelet/contracts/addresses/address.ts';
import { addInstrument } from '@eyelet/contracts/payments/add-instrument.ts';
import { addressesOf } from '@eyelet/db/addresses/address.ts';
import { withBillingAddress } from '@eyelet/domain/cart/addresses.ts';
import { addressFrom, addressProblems } from '../addresses/check.ts';
import { changeCart } from '../cart/change.ts';
import { cartView } from '../cart/view.ts';
import type { AddressDocument } from '../consumer/address-document.ts';
import type { Context } from '../kernel/context.ts';
import { handle } from '../kernel/handle.ts';
import { Refusal, refuse } from '../kernel/refusal.ts';
import { type AttachRefusal, attach, instrumentOf } from './instrument.ts';

/** Attaches a means of payment to a cart (C7.45), and sets the billing address if one of the account is named. */
export const addInstrumentHandler = handle(addInstrument, async (context, { params, body }) => {
  const { payment_method_id: methodId, amount, additionalData, addressId } = body;
  const billingAddress = addressId === undefined ? undefined : await ownBillingAddress(context, addressId);
  if (billingAddress instanceof Refusal) return billingAddress;
  const added = await instrumentOf(context, { ...additionalData, methodId, amount }, params.basketId);
  if (added instanceof Refusal) return added;
  const cart = await changeCart<'PAY400' | AttachRefusal>(context, params.basketId, (document) => {
    const attached = attach(context, document, added);
    return attached instanceof Refusal || !billingAddress ? attached : withBillingAddress(attached, billingAddress);
  });
  return cart instanceof Refusal ? cart : cartView(context, cart);
});

/** A billing address of the caller's address book; unknown is PYT405, incomplete PYT406 (C8.80, C8.81, C8.144). */
async function ownBillingAddress(context: Context, id: string): Promise<Address | Refusal<'PYT405' | 'PYT406'>> {
  const { session, shop } = context;
  const book = await addressesOf<AddressDocument>(shop.database.db, session?.consumerNo ?? '');
  const found = book.find((one) => one.id === id);
  if (!found) return refuse('PYT405');
  const address = addressFrom(context, found.document, 'B');
  const isComplete = address.phone !== '' && addressProblems(context, address, 'B').length === 0;
  return isComplete ? address : refuse('PYT406');
}
