import { loadMessages } from '@eyelet/messages/load-messages.ts';
import { ButtonLink } from '@eyelet/ui/actions/button.tsx';
import { Icon } from '@eyelet/ui/icons/icon.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { useEffect } from 'react';
import { redirect, useSearchParams } from 'react-router';
import { SignInLine } from '../account-entry/sign-in-line.tsx';
import { useCart } from '../cart-changes/use-cart.ts';
import { useTitleFocus } from '../page/use-title-focus.ts';
import { colleaguesOf } from '../price-adjustments/colleagues.ts';
import { AdjustmentsDoor } from '../price-adjustments/door.tsx';
import { adjustmentWords } from '../price-adjustments/fields.ts';
import { PromoCode } from '../promotions/promo-code.tsx';
import { refusedOf } from '../saved-items/refused-of.ts';
import { SavedList } from '../saved-items/saved-list.tsx';
import { savedOf } from '../saved-items/saved-of.ts';
import { ServedSaved } from '../saved-items/use-saved.ts';
import { Seo } from '../seo/seo.tsx';
import { isConsumer } from '../session/is-consumer.ts';
import { useLocale } from '../shop/locale.ts';
import { shopContext } from '../shop/shop-context.ts';
import { useMarket } from '../shop/shop-data.ts';
import { cartOf } from '../shopper/basket-of.ts';
import { fullCheck } from '../shopper/full-check.ts';
import { leadToLostOrder } from '../shopper/lost-order.ts';
import { useServedAs } from '../shopper/use-served-as.ts';
import { PayLaterLine } from '../wallets/pay-later-line.tsx';
import { WalletButtons } from '../wallets/wallet-buttons.tsx';
import type { Route } from './+types/page';
import { Amount } from './amount.tsx';
import { ApproachingPromotions } from './approaching.tsx';
import { DeliveryForm } from './delivery-form.tsx';
import { EmptyCart } from './empty-cart.tsx';
import { CartFlashes } from './flashes.tsx';
import { handOverLabel } from './hand-over.ts';
import { CartLines } from './lines.tsx';
import { NothingLeft } from './nothing-left.tsx';
import { postChange } from './post-change.ts';
import { TotalsTable } from './totals.tsx';

export async function loader({ context, request }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  // The cart is read first: the call may start the session that the list belongs to.
  const cart = await cartOf(shop, request, fullCheck);
  const [saved, refused, colleagues, handOver] = await Promise.all([
    savedOf(shop),
    refusedOf(request, shop.market.tag),
    colleaguesOf(shop, request),
    handOverLabel(shop),
  ]);
  if (colleagues) await loadMessages(shop.market.tag, adjustmentWords);
  return { cart, saved, refused, signedIn: isConsumer(shop.session), colleagues, handOver };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { client, market } = context.get(shopContext);
  const refused = await postChange(client, await request.formData(), market.tag);
  return refused ?? redirect(`/${market.locale}/cart`, 303);
}

/** The cart page: lines and totals (C2.03). */
export default function CartPage({ loaderData, actionData }: Route.ComponentProps) {
  const say = useSay();
  const { path } = useLocale();
  const { currency } = useMarket();
  const { cart, count, changing } = useCart(loaderData.cart);
  const isFilled = cart !== null && cart.items.length > 0;
  useServedAs(loaderData.signedIn);
  useTitleFocus(!isFilled);
  useTitleFocus(isFilled);
  useEffect(() => {
    if (!isFilled) leadToLostOrder(path);
  }, [isFilled, path]);
  const [query] = useSearchParams();
  const asked = cart?.items.find(({ id }) => id === query.get('change'));
  const problem = actionData?.problem ?? loaderData.refused;
  return (
    <ServedSaved value={loaderData.saved}>
      <div className="px-gutter pb-24 pt-8 lg:pt-14">
        <Seo title={say('cart.title')} />
        {!isFilled && (
          <h1 tabIndex={-1} className="sr-only">
            {say('cart.title')}
          </h1>
        )}
        {problem && (
          <p role="alert" className="mb-6 flex gap-2 border-l-2 border-buoy bg-paper p-4">
            <Icon name="warning" className="size-5 text-buoy" />
            {problem}
          </p>
        )}
        {isFilled ? (
          <div className="grid grid-cols-1 gap-x-16 gap-y-10 lg:grid-cols-[1fr_24rem] xl:gap-x-24">
            <div>
              <h1 tabIndex={-1} className="mb-6 flex flex-wrap items-baseline gap-x-4 heading outline-none lg:mb-10">
                {say('cart.title')}
                <span className="font-text text-16 font-normal tracking-normal text-granite" aria-live="polite">
                  {say('cart.items', { n: count })}
                </span>
              </h1>
              <CartFlashes flashes={cart.flash} />
              {asked && <DeliveryForm item={asked} currency={cart.currency} />}
              <CartLines cart={cart} changing={changing} room="page" />
              {loaderData.colleagues && (
                <AdjustmentsDoor cart={cart} answer={actionData?.adjusting} colleagues={loaderData.colleagues} />
              )}
              <SavedList currency={currency} />
            </div>
            <aside
              aria-labelledby="cart-summary"
              className="lg:sticky lg:top-[calc(var(--header)+1.5rem)] lg:self-start"
            >
              <div className="space-y-6 bg-paper p-6 lg:p-8">
                <h2 id="cart-summary" className="font-display text-22 font-semibold">
                  {say('cart.summary')}
                </h2>
                <ApproachingPromotions cart={cart} />
                <PromoCode cart={cart} answer={actionData?.answer} />
                <TotalsTable of={cart} stale={changing} />
                <a href={`/${path}/receipt`} className="plain-link touch-area text-14">
                  {say('cart.why')}
                </a>
                <PayLaterLine total={cart.totals.total} />
                <div>
                  <ButtonLink href={`/${path}/checkout`} wide className="max-lg:hidden">
                    {say('cart.checkout')}
                  </ButtonLink>
                  <WalletButtons amount={cart.totals.total} />
                </div>
                <p className="flex items-center justify-center gap-2 text-14 text-granite">
                  <Icon name="lock" className="size-4" />
                  {say('cart.secure')}
                </p>
              </div>
              <SignInLine place="/cart" signedIn={loaderData.signedIn} className="mt-4 text-center text-14" />
              {loaderData.handOver && (
                <form method="post" action={`/${path}/handover`} className="mt-2 text-center">
                  <button type="submit" className="plain-link touch-area text-14">
                    {loaderData.handOver}
                  </button>
                </form>
              )}
              <p className="mt-2 text-center">
                <a href={`/${path}`} className="plain-link touch-area text-14">
                  {say('cart.continueShopping')}
                </a>
              </p>
            </aside>
            <div
              data-foot
              className="sticky bottom-0 z-10 -mx-gutter flex items-center justify-between gap-4 border-t border-drift bg-foam px-gutter py-3 lg:hidden"
            >
              <p>
                <span className="block text-14 text-granite">{say('cart.total')}</span>
                <span className="text-18 font-medium">
                  <Amount value={cart.totals.total} currency={cart.currency} stale={changing} />
                </span>
              </p>
              <ButtonLink href={`/${path}/checkout`}>{say('cart.checkout')}</ButtonLink>
            </div>
          </div>
        ) : (
          <>
            {cart && <NothingLeft flashes={cart.flash} />}
            <EmptyCart />
            <div className="max-w-4xl">
              <SavedList currency={currency} />
            </div>
          </>
        )}
      </div>
    </ServedSaved>
  );
}
