import { token } from '@eyelet/contracts/auth/token.ts';
import { addItem } from '@eyelet/contracts/cart/add-item.ts';
import { applyCoupon } from '@eyelet/contracts/cart/apply-coupon.ts';
import { chooseGift } from '@eyelet/contracts/cart/choose-gift.ts';
import { createCartWithItem } from '@eyelet/contracts/cart/create-with-item.ts';
import { readCart } from '@eyelet/contracts/cart/read.ts';
import { removeCoupon } from '@eyelet/contracts/cart/remove-coupon.ts';
import { removeItem } from '@eyelet/contracts/cart/remove-item.ts';
import { updateItem } from '@eyelet/contracts/cart/update-item.ts';
import { ApiError } from '@eyelet/contracts/kernel/api-error.ts';
import type { ApiClient } from '@eyelet/contracts/kernel/client.ts';
import { loadMessages } from '@eyelet/messages/load-messages.ts';
import { nameOf } from '../cart-changes/change.ts';
import { changesFor } from '../cart-changes/delivery-choice.ts';
import { performChange } from '../cart-changes/perform-change.ts';
import { answerWith, type FormAnswer, textOf } from '../forms/answer.ts';
import { adjustmentFields } from '../price-adjustments/fields.ts';
import { postAdjustment } from '../price-adjustments/post-adjustment.ts';
import { couponField, couponForm, fieldOfRefusal, removeCouponField } from '../promotions/coupon-form.ts';

/**
 * The refusal of a form of the cart: a sentence for the page, an answer for the field of the code, or one for the fields of a
 * price adjustment.
 */
export type Refused = Readonly<{ problem?: string; answer?: FormAnswer; adjusting?: FormAnswer }>;

/** Carries out a posted form of the cart; resolves to what to show when it was refused. */
export async function postChange(client: ApiClient, form: FormData, tag: string): Promise<Refused | undefined> {
  try {
    const { basketId } = await client.call(token, { body: { type: 'Guest' } });
    // A code needs goods to be judged by, and without scripts nothing keeps it until there are some.
    if (basketId === null && form.has(couponField)) {
      const say = await loadMessages(tag, ['lists']);
      return { problem: say('promotions.code.needsGoods', { code: textOf(form, couponField).trim() }) };
    }
    if (basketId !== null && form.has(adjustmentFields.item)) {
      const adjusting = await postAdjustment(client, basketId, form, tag);
      return adjusting && { adjusting };
    }
    await changeByForm(client, basketId, form);
    return undefined;
  } catch (error) {
    // Calls in process answer with the message of the catalogue in the page's language.
    if (!(error instanceof ApiError)) throw error;
    const { message } = error;
    if (!form.has(couponField) || !(error.id in fieldOfRefusal)) return { problem: message };
    return { answer: answerWith(couponForm, form, { [couponField]: message }) };
  }
}

async function changeByForm(client: ApiClient, basketId: string | null, form: FormData): Promise<void> {
  const isAddition = !['itemId', 'gift', couponField, removeCouponField, adjustmentFields.item].some((name) =>
    form.has(name),
  );
  if (isAddition) return add(client, basketId, form);
  if (basketId === null) return;
  if (form.has('itemId')) return changeLine(client, basketId, form);
  if (form.has('gift')) {
    const [promotionId = '', upc = ''] = textOf(form, 'gift').split(' ');
    await client.call(chooseGift, { params: { basketId }, body: { promotionId, upc } });
    return;
  }
  if (form.has(couponField)) {
    await client.call(applyCoupon, { body: { cartId: basketId, code: textOf(form, couponField).trim() } });
  } else {
    await client.call(removeCoupon, { query: { cartId: basketId, code: textOf(form, removeCouponField) } });
  }
}

async function add(client: ApiClient, basketId: string | null, form: FormData): Promise<void> {
  const [upc, productId] = [textOf(form, 'upc', 64), textOf(form, 'productId', 64)];
  const line = { ...(upc ? { upc } : {}), ...(productId ? { productId } : {}) };
  if (basketId === null) await client.call(createCartWithItem, { body: line });
  else await client.call(addItem, { body: { ...line, cartId: basketId } });
}

async function changeLine(client: ApiClient, basketId: string, form: FormData): Promise<void> {
  const itemId = textOf(form, 'itemId', 64);
  const qty = Number(textOf(form, 'qty', 64));
  if (form.has('remove')) await client.call(removeItem, { query: { cartId: basketId, itemId } });
  else if (form.has('delivery')) await changeDelivery(client, basketId, itemId, textOf(form, 'delivery', 64));
  else await client.call(updateItem, { params: { basketId }, body: { itemId, qty } });
}

async function changeDelivery(client: ApiClient, basketId: string, itemId: string, wanted: string): Promise<void> {
  let cart = await client.call(readCart, { params: { basketId } });
  const item = cart.items.find(({ id }) => id === itemId);
  if (!item) return;
  for (const change of changesFor(wanted, nameOf(item))) {
    cart = (await performChange(client, cart, change)).cart ?? cart;
  }
}
