import type { AddressInput } from '@eyelet/contracts/addresses/address.ts';
import { errorText } from '@eyelet/messages/error-text.ts';
import { loadMessages } from '@eyelet/messages/load-messages.ts';
import { inputOfAddress } from '../addresses/address-form.ts';
import { textOf } from '../forms/answer.ts';
import type { FieldErrors } from '../forms/field-errors.ts';
import type { ShopContext } from '../shop/shop-context.ts';
import { anotherAddress } from './address-choice.tsx';
import { loadAddresses } from './load-buyer.ts';

/**
 * The address of the account that a form names; undefined when a new one was typed. One that has since been deleted,
 * as in another tab, is an error, and the step is shown with the current addresses (C8.144).
 */
export async function savedAddressOf(
  shop: ShopContext,
  form: FormData,
  request: Request,
  type: 'S' | 'B',
): Promise<Readonly<{ values: AddressInput }> | Readonly<{ errors: FieldErrors }> | undefined> {
  const id = textOf(form, 'addressId', 64);
  if (id === '' || id === anotherAddress) return undefined;
  const saved = (await loadAddresses(shop, request, type)).find(({ addressId }) => addressId === id);
  if (saved) return { values: inputOfAddress(saved) };
  const t = await loadMessages(shop.market.tag, ['errors']);
  return { errors: { addressId: errorText(t, 'PYT405') } };
}
