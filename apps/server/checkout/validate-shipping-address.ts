import type { Address, AddressInput } from '@eyelet/contracts/addresses/address.ts';
import { validateShippingAddress } from '@eyelet/contracts/checkout/validate-shipping-address.ts';
import { addressFrom, addressProblems, placeProblems } from '../addresses/check.ts';
import { readOpenCart } from '../cart/change.ts';
import { handle } from '../kernel/handle.ts';
import { Refusal, refuseFields } from '../kernel/refusal.ts';

/** Checks an address without storing it (C7.40). */
export const validateShippingAddressHandler = handle(validateShippingAddress, async (context, { params, body }) => {
  const open = await readOpenCart(context, params.basketId);
  if (open instanceof Refusal) return open;
  const address = addressFrom(context, body, 'S');
  const errors = [...addressProblems(context, address, 'S'), ...placeProblems(context, address)];
  if (errors.length > 0) return refuseFields('CHK320', errors);
  const differs = (['addressLine1', 'addressLine2', 'city', 'province', 'postalCode'] as const).some((member) =>
    isWrittenOtherwise(member, body, address),
  );
  return { valid: true, suggestion: differs ? address : null };
});

function isWrittenOtherwise(member: keyof AddressInput & keyof Address, sent: AddressInput, usual: Address): boolean {
  return (sent[member] ?? '') !== usual[member];
}
