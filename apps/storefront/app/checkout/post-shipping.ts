import type { AddressInput } from '@eyelet/contracts/addresses/address.ts';
import type { Cart } from '@eyelet/contracts/cart/cart.ts';
import { setShippingAddress } from '@eyelet/contracts/checkout/set-shipping-address.ts';
import { setShippingMethod } from '@eyelet/contracts/checkout/set-shipping-method.ts';
import { addAddress } from '@eyelet/contracts/consumer/add-address.ts';
import { ApiError } from '@eyelet/contracts/kernel/api-error.ts';
import { checkStorePickup } from '@eyelet/domain/checkout/collection.ts';
import { loadMessages } from '@eyelet/messages/load-messages.ts';
import { addressValues } from '../addresses/address-form.ts';
import { checkAddress } from '../addresses/check-address.ts';
import { homeShipment, needsAddress } from '../cart-changes/needs.ts';
import { pickups } from '../cart-changes/pickups.ts';
import { textOf } from '../forms/answer.ts';
import { errorsOfProblems, type FieldErrors } from '../forms/field-errors.ts';
import type { ShopContext } from '../shop/shop-context.ts';
import { errorsOf } from './field-errors.ts';
import { savedAddressOf } from './saved-address.ts';

type Posted = Readonly<{ shop: ShopContext; cart: Cart; form: FormData; request: Request }>;

/** Handles the shipping step: first the shipment home, then those at stores. Resolves to the errors. */
export async function postShipping(posted: Posted): Promise<FieldErrors> {
  const errors = needsAddress(posted.cart) ? await postDelivery(posted) : {};
  return Object.keys(errors).length > 0 ? errors : postPickup(posted);
}

/** Sets the address first, as the methods depend on it. */
async function postDelivery(posted: Posted): Promise<FieldErrors> {
  const { shop, cart, form } = posted;
  const address = await addressOf(posted);
  if ('errors' in address) return address.errors;
  const params = { basketId: cart.id };
  const body = { ...address.values, context: 'checkout' };
  const refused = await errorsOf(shop.client.call(setShippingAddress, { params, body }));
  if (Object.keys(refused).length > 0) return refused;
  if (form.has('saveAddress')) await saveAddress(shop, address.values);
  return textOf(form, 'method', 64) === 'pudo' ? postCollection(posted, address.values) : postMethod(posted);
}

type Given = Readonly<{ values: AddressInput }> | Readonly<{ errors: FieldErrors }>;

/** The typed address, or the chosen one of the account. */
async function addressOf({ shop, form, request }: Posted): Promise<Given> {
  const saved = await savedAddressOf(shop, form, request, 'S');
  if (saved) return saved;
  const values = addressValues(form);
  const errors = await checkAddress(shop, values);
  return Object.keys(errors).length > 0 ? { errors } : { values };
}

async function postMethod({ shop, cart, form }: Posted): Promise<FieldErrors> {
  const code = textOf(form, 'method', 64);
  const shipment = homeShipment(cart);
  if (!code || !shipment) return {};
  const { shippingId } = shipment;
  const body = { cartId: cart.id, code, shopperAppliedSM: true, shippingId };
  return errorsOf(shop.client.call(setShippingMethod, { body }));
}

async function postCollection({ shop, cart, form }: Posted, values: AddressInput): Promise<FieldErrors> {
  const collectionPointId = textOf(form, 'collectionPointId', 64);
  if (collectionPointId === '') {
    const t = await loadMessages(shop.market.tag, ['checkout']);
    return { collectionPointId: t('checkout.collectionRequired') };
  }
  const { firstName, lastName, email, phone, phoneCode } = values;
  const contact = { firstName, lastName, email, phone, phoneCode };
  const body = { ...contact, context: 'COLLECTION', collectionPointId };
  return errorsOf(shop.client.call(setShippingAddress, { params: { basketId: cart.id }, body }));
}

/** Sets the contact of a pickup, unless it is known from a delivery in the same cart. */
async function postPickup({ shop, cart, form }: Posted): Promise<FieldErrors> {
  const [shipment] = pickups(cart);
  if (!shipment || needsAddress(cart)) return {};
  const contact = {
    email: textOf(form, 'pickupEmail'),
    phone: textOf(form, 'pickupPhone'),
    phoneCode: textOf(form, 'pickupPhoneCode', 4),
  };
  const t = await loadMessages(shop.market.tag, ['forms']);
  const wrong = errorsOfProblems(checkStorePickup(contact, shop.market), t);
  if (Object.keys(wrong).length > 0) return ofPickup(wrong);
  const body = { ...contact, shippingId: shipment.shippingId };
  return ofPickup(await errorsOf(shop.client.call(setShippingAddress, { params: { basketId: cart.id }, body })));
}

const pickupNames: Readonly<Record<string, string>> = { email: 'pickupEmail', phone: 'pickupPhone' };

function ofPickup(errors: FieldErrors): FieldErrors {
  return Object.fromEntries(Object.entries(errors).map(([name, text]) => [pickupNames[name] ?? name, text]));
}

/** Adds an address to the address book; a refusal does not stop the purchase. */
async function saveAddress({ client }: ShopContext, values: AddressInput): Promise<void> {
  try {
    await client.call(addAddress, { body: { address: { ...values, approachType: 'S' } } });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
  }
}
