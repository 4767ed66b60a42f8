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
import { attach, instrumentOf } from './instrument.ts';

/** Attaches a means of payment to a cart (C7.45), and sets the billing address if one of the account is named. */
export const addInstrumentHandler = handle(addInstrument, async ({ params, body }, context) => {
  const { payment_method_id: methodId, amount, additionalData, addressId } = body;
  const billingAddress = addressId === undefined ? undefined : await ownBillingAddress(addressId, context);
  if (billingAddress instanceof Refusal) return billingAddress;
  const added = await instrumentOf({ ...additionalData, methodId, amount }, params.basketId, context);
  if (added instanceof Refusal) return added;
  const cart = await changeCart<'PAY400'>(context, params.basketId, (document) => {
    const attached = attach(document, added, context);
    return attached instanceof Refusal || !billingAddress ? attached : withBillingAddress(attached, billingAddress);
  });
  return cart instanceof Refusal ? cart : cartView(cart, context);
});

/** A billing address of the caller's address book; unknown is PYT405, incomplete PYT406 (C8.80, C8.81, C8.144). */
async function ownBillingAddress(id: string, context: Context): Promise<Address | Refusal<'PYT405' | 'PYT406'>> {
  const { session, shop } = context;
  const book = await addressesOf<AddressDocument>(shop.database.db, session?.consumerNo ?? '');
  const found = book.find((one) => one.id === id);
  if (!found) return refuse('PYT405');
  const address = addressFrom(found.document, 'B', context);
  const isComplete = address.phone !== '' && addressProblems(address, 'B', context).length === 0;
  return isComplete ? address : refuse('PYT406');
}
