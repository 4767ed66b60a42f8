import type { PagePart } from '@eyelet/messages/load-messages.ts';

const placesWithMore: readonly Readonly<{ path: RegExp; parts: readonly PagePart[] }>[] = [
  { path: /^cart$/, parts: ['delivery', 'lists'] },
  { path: /^(checkout|order-confirmation)$/, parts: ['forms', 'checkout', 'delivery'] },
  { path: /^favorites$/, parts: ['lists'] },
  // The account shows cards and addresses in the words of the checkout.
  { path: /^account$/, parts: ['forms', 'checkout', 'account'] },
  {
    path: /^(sign-in|sign-out|sign-up|forgot-password|reset-password|enrolment|subscription|newsletter)$/,
    parts: ['forms', 'account'],
  },
  { path: /^(store-locator|stores)$/, parts: ['stores'] },
];

/** Which parts of the messages a page needs, by its path. */
export function partsOf(path: string): readonly PagePart[] {
  const place = /^\/[a-z]{2}-[a-z]{2}\/([\w-]+)/.exec(path)?.[1] ?? '';
  return ['page', ...(placesWithMore.find((one) => one.path.test(place))?.parts ?? [])];
}
