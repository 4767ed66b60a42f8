import type { ShopContext } from '../shop/shop-context.ts';
import { askedOrder, proofOf } from './asked-order.ts';
import { type Cancellable, loadCancellable } from './load-cancellable.ts';
import { type ItemsCancelling, postCancelItems } from './post-cancel-items.ts';
import { type Refused, refusedOf } from './refused.ts';
import type { ReturnsProof } from './returns-proof.ts';

/** The answer to a form of the page. */
export type CancellingAnswer = Readonly<{
  answer: ItemsCancelling;
  /** The items as they are now; those of the page's address otherwise. */
  now?: Cancellable;
  /** What a guest has proved their order with, for the next form: no address has the email. */
  proof?: ReturnsProof | undefined;
  /** Why the items could not be read. */
  refused?: Refused;
}>;

/** Does what a form of the page asks for; one without an intent opens the page with the proof of a guest. */
export async function cancellingAction(
  shop: Pick<ShopContext, 'client' | 'market'>,
  query: URLSearchParams,
  posted: FormData,
): Promise<CancellingAnswer> {
  const asked = askedOrder(query, posted);
  const proof = proofOf(asked);
  const answer: ItemsCancelling = posted.has('intent')
    ? await postCancelItems(shop.client, asked, posted)
    : { step: 'choose', chosen: {}, attempt: Date.now() };
  // A page shows the answer to a form before it has read its own data again, and cannot read a guest's.
  if (!proof && answer.problem !== 'gone') return { answer };
  try {
    return { answer, proof, now: await loadCancellable(shop, asked) };
  } catch (error) {
    return { answer, proof, refused: refusedOf(posted, error) };
  }
}
