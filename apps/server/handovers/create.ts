import { createHandover } from '@eyelet/contracts/handovers/create.ts';
import { putHandover } from '@eyelet/db/handovers/handover.ts';
import { handedOver, handoverMs, unitsIn } from '@eyelet/domain/handovers/handover.ts';
import { createMessages } from '@eyelet/messages/create-messages.ts';
import { readOpenCart } from '../cart/change.ts';
import { handle } from '../kernel/handle.ts';
import { Refusal, refuse, refuseFields } from '../kernel/refusal.ts';
import { hashOf, newSecret } from '../kernel/secrets.ts';
import { sellerIfAssociate } from './seller-if-associate.ts';

/** Creates the link of a cart; whether a shopper or an associate can take it depends on the caller. */
export const createHandoverHandler = handle(createHandover, async (context, { params }) => {
  const { shop, market, now } = context;
  const seller = await sellerIfAssociate(context);
  if (seller instanceof Refusal) return seller;
  const cart = await readOpenCart(context, params.basketId);
  if (cart instanceof Refusal) return cart;
  if (cart.document.temporary) return refuse('BSK404');
  if (unitsIn(handedOver(cart).document) === 0) {
    return refuseFields('CHK320', [{ field: 'basketId', message: createMessages(market.tag)('handover.empty') }]);
  }
  const secret = newSecret();
  const expiresAt = new Date(now.getTime() + handoverMs);
  const put = await putHandover(shop.database.db, {
    basket_id: cart.id,
    secret_hash: hashOf(secret),
    country: market.country,
    store_id: seller?.storeId ?? null,
    made_at: now,
    expires_at: expiresAt,
  });
  // Somebody has taken it since it was read.
  if (!put) return refuse('BSK404');
  return { token: shop.handoverLinks.tokenOf(secret), expiresAt: expiresAt.toISOString() };
});
