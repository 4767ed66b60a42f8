import { ApiError } from '@eyelet/contracts/kernel/api-error.ts';
import type { ApiClient } from '@eyelet/contracts/kernel/client.ts';
import { addReturnPictures } from '@eyelet/contracts/returns/add-pictures.ts';
import { createReturnLabel } from '@eyelet/contracts/returns/create-label.ts';
import { returnReasons, returnRefunds } from '@eyelet/contracts/returns/return.ts';
import { withdrawExchange } from '@eyelet/contracts/returns/withdraw-exchange.ts';
import { checkPictures } from '@eyelet/domain/cases/pictures.ts';
import type { Invalid } from '@eyelet/domain/validation/invalid.ts';
import { required } from '@eyelet/domain/validation/required.ts';
import { encodePictures, picturesOf } from '../cases/posted-files.ts';
import { textOf } from '../forms/answer.ts';

/** What was done, or why not: in the language of the page, or what is wrong with the pictures; `none`: nothing was chosen. */
export type Returned = Readonly<{
  done?: 'announced' | 'label' | 'withdrawn' | 'pictures';
  /** The return that got another label. */
  returnId?: string;
  none?: true;
  problem?: string;
  invalid?: Invalid;
}>;

type Proof = Readonly<{ token?: string; email?: string }>;

/** Takes money instead of another size of an item. */
async function postWithdrawal(client: ApiClient, posted: FormData, orderId: string, proof: Proof): Promise<Returned> {
  const body = { ...itemOf(posted), ...proof };
  return done('withdrawn', client.call(withdrawExchange, { params: { orderId }, body }));
}

/** Sends pictures of an item that comes back. */
async function postPictures(client: ApiClient, posted: FormData, orderId: string, proof: Proof): Promise<Returned> {
  const pictures = picturesOf(posted);
  const invalid = checkPictures(pictures.map(({ size }) => size)) ?? required(pictures[0]?.name);
  if (invalid) return { invalid };
  const body = { ...itemOf(posted), pictures: await encodePictures(pictures), ...proof };
  return done('pictures', client.call(addReturnPictures, { params: { orderId }, body }));
}

const itemOf = (posted: FormData) => ({
  returnId: textOf(posted, 'returnId', 64),
  itemId: textOf(posted, 'itemId', 64),
});

async function done(what: Returned['done'], called: Promise<unknown>): Promise<Returned> {
  try {
    await called;
    return { done: what };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { problem: error.message };
  }
}

/** Does what a form of the returns of an order asks for; undefined for any other form. */
export async function postReturn(
  client: ApiClient,
  posted: FormData,
  orderId: string,
  proof: Proof = {},
): Promise<Returned | undefined> {
  switch (posted.get('intent')) {
    case 'return':
      return postAnnounced(client, posted, orderId, proof, 'announced');
    // The same items again are the return of before, which gets another label.
    case 'new-label':
      return { ...(await postAnnounced(client, posted, orderId, proof, 'label')), returnId: itemOf(posted).returnId };
    case 'withdraw-exchange':
      return postWithdrawal(client, posted, orderId, proof);
    case 'pictures':
      return postPictures(client, posted, orderId, proof);
    default:
      return undefined;
  }
}

/** Announces the return of the units that were chosen in the form. */
async function postAnnounced(
  client: ApiClient,
  posted: FormData,
  orderId: string,
  proof: Proof,
  what: 'announced' | 'label',
): Promise<Returned> {
  const items = [...posted.keys()].flatMap((name) => {
    const itemId = name.startsWith('qty-') ? name.slice('qty-'.length) : '';
    const qty = Number(textOf(posted, name, 6));
    const reason = returnReasons.find((one) => one === textOf(posted, `reason-${itemId}`, 40)) ?? 'other';
    const upc = textOf(posted, `exchange-${itemId}`, 20);
    const exchange = upc === '' ? {} : { exchange: upc };
    return itemId !== '' && Number.isSafeInteger(qty) && qty > 0 ? [{ itemId, qty, reason, ...exchange }] : [];
  });
  if (items.length === 0) return { none: true };
  const to = returnRefunds.find((one) => one === posted.get('refund'));
  const refund = to && { refund: to };
  return done(what, client.call(createReturnLabel, { params: { orderId }, body: { items, ...refund, ...proof } }));
}
