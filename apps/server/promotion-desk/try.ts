import { tryDeskPromotion } from '@eyelet/contracts/promotion-desk/try.ts';
import { readPromotions } from '@eyelet/db/promotions/promotion.ts';
import { emptyCart } from '@eyelet/domain/cart/document.ts';
import { markets } from '@eyelet/domain/markets/markets.ts';
import { priceCart } from '@eyelet/domain/pricing/price-cart.ts';
import { receiptOf, receiptToTell } from '@eyelet/domain/pricing/receipt-of.ts';
import { type Promotion, textsIn } from '@eyelet/domain/promotions/promotion.ts';
import { createMessages } from '@eyelet/messages/create-messages.ts';
import { shipmentsView } from '../cart/view-methods.ts';
import { promotionOf } from '../catalogue/read-promotions.ts';
import type { Context } from '../kernel/context.ts';
import { changedContext } from '../kernel/context.ts';
import { handle } from '../kernel/handle.ts';
import { Refusal, refuseFields } from '../kernel/refusal.ts';
import { catalogueFacts, pricingTerms } from '../pricing/catalogue-facts.ts';
import { usesOf } from '../promotions/uses.ts';
import { namesOf } from '../receipts/names.ts';
import { receiptView } from '../receipts/receipt-view.ts';
import { meetingsOf } from './meetings-of.ts';
import { fulfilling, triedLines } from './tried-cart.ts';
import { writtenPromotion } from './written.ts';

/** The id of a promotion that has none yet. */
const withoutId = 'new';

/** Prices a cart with a promotion, by the rules for shoppers' carts. */
export const tryDeskPromotionHandler = handle(tryDeskPromotion, async (context, { body }) => {
  const market = markets.find(({ locale }) => locale === body.market);
  if (!market) {
    const t = createMessages(context.market.tag);
    return refuseFields('STF400', [{ field: 'market', message: t('studio.promotions.problem.locales') }]);
  }
  const id = body.promotionId ?? (body.newId || withoutId);
  const written = writtenPromotion(context, id, body.promotion);
  if (written instanceof Refusal) return written;
  const candidate = { ...written, enabled: true };
  const now = body.at === null ? context.now : new Date(body.at);
  const asked = changedContext(context, { market, now, shownTo: body.shopper });
  const { lines, unsold } = triedLines(asked, body.lines);
  // The cart has a code of the promotion, and is paid and delivered as it asks for.
  const coupons = candidate.needsCoupon ? [{ id, code: id, promotionId: id, endsAt: null }] : [];
  const promotions = besideOthers(asked, candidate);
  // The owner is nobody who has used a promotion; the uses by everybody count.
  const uses = await usesOf(context, promotions, '');
  const document = { ...emptyCart(market.header), coupons, uses, ...fulfilling(asked, candidate, lines) };
  const facts = { ...catalogueFacts(asked), promotions: () => promotions };
  const priced = priceCart(document, pricingTerms(asked), facts);
  const names = namesOf(asked, {
    products: priced.lines.map(({ line, goods }) => [line.id, goods.product.name]),
    shipments: shipmentsView(asked, priced, document).map(({ shippingId, label }) => [shippingId, label]),
    promotions: [[id, textsIn(candidate, market).name]],
  });
  const receipt = receiptToTell(receiptOf(priced, asked), [{ id, code: id, promotionId: id, endsAt: null }]);
  return {
    receipt: receiptView(receipt, { names, rewards: 0, coupons }),
    unsold: [...unsold, ...priced.gone.map(({ line }) => line.productId)],
    // All of them, also those that begin later, which no cart has yet.
    meets: await meetingsOf(context, candidate, (await readPromotions(context.shop.database.db)).map(promotionOf)),
    triedId: id,
  };
});

function besideOthers({ shop }: Context, candidate: Promotion): readonly Promotion[] {
  const others = shop.catalogue.promotions().filter(({ id }) => id !== candidate.id);
  return [...others, candidate].toSorted((one, other) => one.rank - other.rank || (one.id < other.id ? -1 : 1));
}
