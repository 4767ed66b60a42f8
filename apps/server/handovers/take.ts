import { takeHandover } from '@eyelet/contracts/handovers/take.ts';
import { insertCartIn, openCartOf, replaceCartIn } from '@eyelet/db/cart/cart.ts';
import { closeCart, readOpenCart as findOpenCart, lockCarts } from '@eyelet/db/cart/hand-over.ts';
import { lockHandover, markTaken } from '@eyelet/db/handovers/handover.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import { type CartDocument, readDocument, type StoredDocument } from '@eyelet/domain/cart/document.ts';
import { handedOver, type LeftOut, leftBehind, mayTake, takenInto } from '@eyelet/domain/handovers/handover.ts';
import { createMessages } from '@eyelet/messages/create-messages.ts';
import { readOpenCart } from '../cart/change.ts';
import { freshUnits } from '../cart/fresh-units.ts';
import { patched } from '../cart/patch.ts';
import { settleDocument } from '../cart/settle.ts';
import { cartView } from '../cart/view.ts';
import type { Context } from '../kernel/context.ts';
import { handle } from '../kernel/handle.ts';
import { Refusal, refuse, refuseFields } from '../kernel/refusal.ts';
import { goodCoupons } from './good-coupons.ts';
import { leftOutView } from './left-out.ts';
import { giverOf, type Linked, linkedHandover } from './linked.ts';
import { sellerIfAssociate } from './seller-if-associate.ts';

/** How often taking is tried again after one of the carts has changed. */
const rounds = 20;

type Own = Readonly<{ id: string; version: number; document: CartDocument }>;
type Taken = Readonly<{ basketId: string; leftOut: readonly LeftOut[] }>;

/** Takes a cart over. If two take it at once, one gets it; the link has ended for the other. */
export const takeHandoverHandler = handle(takeHandover, async (context, { body }) => {
  const seller = await sellerIfAssociate(context);
  if (seller instanceof Refusal) return seller;
  const taken = await takeByLink(context, body.token);
  if (taken instanceof Refusal) return taken;
  const cart = await readOpenCart(context, taken.basketId);
  if (cart instanceof Refusal) return cart;
  return { ...cartView(context, cart), leftOut: leftOutView(context, taken.leftOut) };
});

async function takeByLink(context: Context, token: string): Promise<Taken | Refusal<'AUT402'> | Refusal<'CHK320'>> {
  for (let round = 0; round < rounds; round++) {
    const found = await linkedHandover(context, token);
    if (found instanceof Refusal) return found;
    if (found.taken_by !== null && found.taken_by === context.session?.consumerNo) {
      return { basketId: found.taken_basket_id ?? '', leftOut: found.left_out as readonly LeftOut[] };
    }
    const refused = refusalOf(context, found);
    if (refused) return refused;
    const taken = await take(context, found);
    if (taken) return taken;
  }
  throw new Error('a cart that is handed over stayed busy: it was being changed by other calls');
}

/** Why a caller may not take what a link hands over. */
function refusalOf({ session, market }: Context, found: Linked): Refusal<'AUT402'> | Refusal<'CHK320'> | undefined {
  const giver = giverOf(found);
  if (!mayTake(giver, session) || found.cart.owner === session?.consumerNo) {
    const message = createMessages(market.tag)(`handover.notFor.${giver}`);
    return refuseFields('CHK320', [{ field: 'token', message }]);
  }
  // A cart that is being paid for cannot be taken.
  return found.cart.state === 'open' ? undefined : refuse('AUT402');
}

/**
 * Moves the cart; undefined if one of the carts or the handover has changed since it was read, so that nothing was
 * written.
 */
async function take(context: Context, { secret_hash: hash, cart, ...found }: Linked): Promise<Taken | undefined> {
  const { shop, now, session } = context;
  const { db } = shop.database;
  const owner = session?.consumerNo ?? '';
  const stored = await findOpenCart<StoredDocument>(db, owner);
  const own = stored && { id: stored.id, version: stored.version, document: readDocument(stored.document) };
  const { document, leftOut } = await merged(context, { id: cart.id, document: readDocument(cart.document) }, own);
  const id = own?.id ?? context.newId();
  const isDone = await transact(db, async (tx) => {
    const isAsRead =
      (await lockHandover(tx, hash)) &&
      (await lockCarts(tx, own ? [cart, own] : [cart])) &&
      (await openCartOf(tx, owner)) === own?.id;
    if (!isAsRead) return false;
    await closeCart(tx, cart.id, now);
    if (own) await replaceCartIn(tx, { ...own, document }, now);
    else await insertCartIn(tx, { id, owner, document }, now);
    await markTaken(tx, cart.id, { by: owner, basketId: id, leftOut, now });
    return true;
  });
  if (!isDone) return undefined;
  if (!own) shop.events.cartCreated({ basketId: id, locale: context.market.locale });
  shop.events.cartHandedOver({ basketId: cart.id, takenBasketId: id, from: giverOf(found) });
  return { basketId: id, leftOut };
}

/**
 * The taker's cart with the items that were handed over, settled on current stock, and the items that were left out.
 */
async function merged(
  context: Context,
  given: Readonly<{ id: string; document: CartDocument }>,
  own: Own | undefined,
): Promise<Readonly<{ document: CartDocument; leftOut: readonly LeftOut[] }>> {
  const handed = handedOver(given);
  const mostCodes = context.shop.settings.current()['promotions.most-codes'];
  const units = await freshUnits(context, takenInto(own, handed.document, mostCodes));
  const bought = patched(context, handed.document, units).document;
  const kept = { ...bought, coupons: await goodCoupons(context, bought), locale: context.market.locale };
  const taken = takenInto(own, kept, mostCodes);
  return {
    document: settleDocument(context, taken, units).document,
    leftOut: [...handed.leftOut, ...leftBehind(handed.document, kept, own?.document, taken)],
  };
}
