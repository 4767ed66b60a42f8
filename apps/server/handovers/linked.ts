import type { Giver } from '@eyelet/contracts/handovers/handover.ts';
import { findHandover, type StoredHandover } from '@eyelet/db/handovers/handover.ts';
import type { StoredDocument } from '@eyelet/domain/cart/document.ts';
import { countryName } from '@eyelet/domain/countries/country-name.ts';
import { createMessages } from '@eyelet/messages/create-messages.ts';
import type { Context } from '../kernel/context.ts';
import { type Refusal, refuse, refuseFields } from '../kernel/refusal.ts';
import { hashOf } from '../kernel/secrets.ts';

/** A handover as one of its links finds it. */
export type Linked = StoredHandover<StoredDocument>;

/**
 * The handover of a link for a caller who may see it: anybody while it is open, afterwards its giver and its taker.
 * Links that are unknown, expired, replaced or used by somebody else are answered alike. Its giver may see it while its
 * cart is being paid for.
 */
export async function linkedHandover(
  context: Context,
  token: string,
): Promise<Linked | Refusal<'AUT402'> | Refusal<'CHK320'>> {
  const { shop, session, market, now } = context;
  const secret = shop.handoverLinks.secretIn(token);
  const found = secret === undefined ? undefined : await findHandover<StoredDocument>(shop.database.db, hashOf(secret));
  if (!found) return refuse('AUT402');
  const { cart, taken_by: taker } = found;
  if (taker !== null) return [taker, cart.owner].includes(session?.consumerNo ?? '') ? found : refuse('AUT402');
  const isOpen = cart.state === 'open' || cart.state === 'placing';
  if (!isOpen || found.expires_at <= now) return refuse('AUT402');
  if (found.country !== market.country) {
    const country = countryName(found.country, market.tag);
    const message = createMessages(market.tag)('handover.otherMarket', { country });
    return refuseFields('CHK320', [{ field: 'token', message }]);
  }
  return found;
}

/** Who hands the cart over: a shopper, or a store. */
export function giverOf({ store_id: storeId }: Pick<Linked, 'store_id'>): Giver {
  return storeId === null ? 'shopper' : 'store';
}
