import { index, prefix, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  ...prefix(':locale', [
    index('home/page.tsx'),
    route('p/:slug', 'product/page.tsx'),
    route('c/:slug', 'listing/page.tsx'),
    route('search', 'search/page.tsx'),
    route('cart', 'cart/page.tsx'),
    route('checkout', 'checkout/page.tsx'),
    route('order-confirmation', 'orders/confirmation.tsx'),
    route('sign-in', 'signing/sign-in-page.tsx'),
    route('sign-out', 'signing/sign-out-page.tsx'),
    route('forgot-password', 'signing/forgot-password-page.tsx'),
    route('reset-password', 'signing/reset-password-page.tsx'),
    route('sign-up', 'joining/sign-up-page.tsx'),
    route('enrolment', 'joining/enrolment-page.tsx'),
    route('newsletter', 'newsletter/page.tsx'),
    route('subscription/confirm', 'newsletter/confirm.tsx'),
    route('subscription/unsubscribe', 'newsletter/unsubscribe.tsx'),
    route('dev/blocks', 'content/gallery.tsx'),
    route('*', 'content/page.tsx'),
  ]),
  route('*', 'errors/unknown-page.tsx'),
] satisfies RouteConfig;
