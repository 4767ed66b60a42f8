import type { Cart } from '@eyelet/contracts/cart/cart.ts';
import { ApiError } from '@eyelet/contracts/kernel/api-error.ts';
import { addInstrument } from '@eyelet/contracts/payments/add-instrument.ts';
import { applyReward } from '@eyelet/contracts/payments/apply-reward.ts';
import { removeInstrument } from '@eyelet/contracts/payments/remove-instrument.ts';
import { redirect } from 'react-router';
import { textOf } from '../forms/answer.ts';
import type { ShopContext } from '../shop/shop-context.ts';

const intents = ['voucher', 'credit', 'reward', 'remove-value'] as const;

type Intent = (typeof intents)[number];

/** The intent of a posted form of points, credit and rewards; undefined for other forms. */
export function valueIntent(form: FormData): Intent | undefined {
  return intents.find((one) => one === form.get('intent'));
}

/** Applies points, credit or a reward, or removes one, and shows the step again; the URL names why it was refused. */
export async function postValue(
  { client, market }: ShopContext,
  cart: Cart,
  form: FormData,
  intent: Intent,
): Promise<Response> {
  const home = `/${market.locale}/checkout?step=billing`;
  const params = { basketId: cart.id };
  try {
    if (intent === 'voucher') {
      const appliedLoyaltyVoucher = Number.parseInt(textOf(form, 'points', 8), 10) || 0;
      await client.call(applyReward, { params, body: { appliedLoyaltyVoucher } });
    } else if (intent === 'credit') {
      const payment_method_id = form.has('store') ? 'STORE_CREDIT' : 'ATHLETES_PAYMENT';
      await client.call(addInstrument, { params, body: { payment_method_id } });
    } else if (intent === 'reward') {
      await applyCode({ client }, params, textOf(form, 'number', 64));
    } else {
      await client.call(removeInstrument, { params, query: { paymentInstrumentId: textOf(form, 'instrument', 64) } });
    }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return redirect(`${home}&value=${error.id}#value`, 303);
  }
  return redirect(`${home}#value`, 303);
}

/** A code may belong to a reward code or to a reward card; shoppers need not know which. */
async function applyCode(
  { client }: Pick<ShopContext, 'client'>,
  params: Readonly<{ basketId: string }>,
  number: string,
): Promise<void> {
  const additionalData = { number };
  try {
    await client.call(addInstrument, { params, body: { payment_method_id: 'REWARD_CODE', additionalData } });
  } catch (error) {
    if (!(error instanceof ApiError) || error.id !== 'PYT404') throw error;
    await client.call(addInstrument, { params, body: { payment_method_id: 'REWARD_CARD', additionalData } });
  }
}
