import type { CheckoutStep } from '@eyelet/domain/checkout/steps.ts';
import { Icon } from '@eyelet/ui/icons/icon.tsx';
import { Link } from '@eyelet/ui/links/link.tsx';
import { Notice } from '@eyelet/ui/notices/notice.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { useCart } from '../cart-changes/use-cart.ts';
import { Seo } from '../seo/seo.tsx';
import { useLocale } from '../shop/locale.ts';
import { shopContext } from '../shop/shop-context.ts';
import type { Route } from './+types/page';
import { BillingStep } from './billing-step.tsx';
import { loadCheckout, postCheckout } from './data.ts';
import { checkoutFrame } from './frame.tsx';
import { FoldedOrderSummary, OrderSummary } from './order-summary.tsx';
import { ShippingStep } from './shipping-step.tsx';
import { StepsLine } from './steps-line.tsx';
import { SummaryStep } from './summary-step.tsx';
import { isUnsent, sendOrKeep } from './unsent.ts';

// Rare, so loaded on demand.
const FailedPayment = lazy(async () => ({ default: (await import('./failed-payment.tsx')).FailedPayment }));
const LeftChallenge = lazy(async () => ({ default: (await import('./left-challenge.tsx')).LeftChallenge }));
const CartFlashes = lazy(async () => ({ default: (await import('../cart/flashes.tsx')).CartFlashes }));
const ChangedDeliveries = lazy(async () => ({
  default: (await import('../cart/changed-deliveries.tsx')).ChangedDeliveries,
}));

export const handle = checkoutFrame;

export function loader({ context, request }: Route.LoaderArgs) {
  return loadCheckout(context.get(shopContext), request);
}

export function action({ context, request }: Route.ActionArgs) {
  return postCheckout(context.get(shopContext), request);
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return sendOrKeep(serverAction);
}

/**
 * A step with problems is shown with the current addresses, cards and methods (C8.143, C8.144); one that was not sent
 * is shown unchanged.
 */
export function shouldRevalidate({
  actionResult,
  actionStatus,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  if (isUnsent(actionResult)) return false;
  return actionStatus === 422 || defaultShouldRevalidate;
}

/** Three steps on one path (C2.10, C2.31): shipping, billing, summary. */
export default function CheckoutPage({ loaderData, actionData }: Route.ComponentProps) {
  const say = useSay();
  const { open, failed, left } = loaderData;
  useEffect(() => {
    // Going back from the provider's page may restore this page from the browser's cache, out of date and with busy buttons.
    const renew = ({ persisted }: PageTransitionEvent) => persisted && location.reload();
    addEventListener('pageshow', renew);
    return () => removeEventListener('pageshow', renew);
  }, []);
  // The cart of the server is newer than the one this browser remembers; other tabs and the header take it over.
  const { cart: known } = useCart(open?.cart);
  if (failed || left) {
    return (
      <Frame step="billing" title={say('checkout.step.billing')}>
        <StepsLine current="billing" progress={{ shipping: false, billing: false }} />
        <StepHeading step="billing" />
        <Suspense>{failed ? <FailedPayment failed={failed} /> : left && <LeftChallenge left={left} />}</Suspense>
      </Frame>
    );
  }
  const { step, progress, cart } = open;
  const flashes = known?.flash ?? cart.flash;
  const unsent = isUnsent(actionData) ? actionData.unsent : undefined;
  const problems = !isUnsent(actionData) && actionData?.step === step ? actionData : undefined;
  // Errors of the order as a whole are shown in the banner (C8.137, C8.146).
  const banner = problems?.errors[''] ?? open.refused;
  return (
    <Frame step={step} title={say(`checkout.step.${step}`)} aside={<OrderSummary cart={cart} />}>
      {banner && (
        <Notice key={problems?.attempt ?? open.loadedAt} tone="error">
          {banner}
        </Notice>
      )}
      {unsent && (
        <Notice key={unsent} tone="error">
          {say('checkout.unsent')}
        </Notice>
      )}
      <FoldedOrderSummary cart={cart} />
      <StepsLine current={step} progress={progress} />
      <StepHeading key={step} step={step} />
      {flashes.length > 0 && (
        <Suspense>
          <CartFlashes flashes={flashes} />
        </Suspense>
      )}
      {[...cart.items, ...cart.shippingMethods].some(({ transition }) => transition) && (
        <Suspense>
          <ChangedDeliveries cart={cart} />
        </Suspense>
      )}
      {/* The step is one part, so that its button cannot be pressed before its fields are there. */}
      {step === 'shipping' && (
        <Suspense>
          <ShippingStep key={cart.id} data={open} problems={problems} />
        </Suspense>
      )}
      {step === 'billing' && <BillingStep key={cart.id} data={open} problems={problems} />}
      {step === 'summary' && <SummaryStep key={cart.id} data={open} />}
    </Frame>
  );
}

type FrameProps = Readonly<{ step: CheckoutStep; title: string; aside?: ReactNode; children: ReactNode }>;

function Frame({ step, title, aside, children }: FrameProps) {
  const say = useSay();
  const { path } = useLocale();
  return (
    <div className="lg:-mb-32 lg:grid lg:min-h-[70vh] lg:grid-cols-[1fr_minmax(24rem,36%)]" data-step={step}>
      <Seo title={`${say('checkout.title')}: ${title}`} />
      <div className="mx-auto w-full max-w-2xl px-gutter pb-24 pt-8 lg:pb-32 lg:pt-12">
        <div className="mb-6 flex items-baseline justify-between gap-4">
          <h1 className="heading">{say('checkout.title')}</h1>
          <Link href={`/${path}/cart`} className="quiet-link touch-area flex items-center gap-1 text-14 text-granite">
            <Icon name="chevron-left" className="size-4" />
            {say('checkout.backToCart')}
          </Link>
        </div>
        <div className="grid gap-8">{children}</div>
      </div>
      {aside && (
        <aside aria-label={say('cart.summary')} className="hidden border-l border-drift bg-paper lg:block">
          <div className="sticky top-16 max-w-lg px-10 py-14 xl:px-14">
            <h2 className="mb-6 font-display text-22 font-semibold">{say('cart.summary')}</h2>
            {aside}
          </div>
        </aside>
      )}
    </div>
  );
}

/** Heading of the step; takes the focus when the step changes, so that the new one is read from its top. */
function StepHeading({ step }: Readonly<{ step: CheckoutStep }>) {
  const say = useSay();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (document.documentElement.dataset.stepped === 'true') heading.current?.focus();
    document.documentElement.dataset.stepped = 'true';
  }, []);
  const n = ['shipping', 'billing', 'summary'].indexOf(step) + 1;
  return (
    <h2 ref={heading} tabIndex={-1} className="-mb-2 font-display text-28 font-semibold outline-none">
      <span className="sr-only">{say('checkout.stepOf', { n, total: 3, name: '' })}</span>
      {say(`checkout.step.${step}`)}
    </h2>
  );
}
