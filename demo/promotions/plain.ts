import type { Language } from '@eyelet/domain/markets/market.ts';
import type { Amounts } from '@eyelet/domain/promotions/amounts.ts';
import type { PromotionTexts } from '@eyelet/domain/promotions/promotion.ts';

/** What most promotions of the demo brand have in common: they need a code and are for everybody, everywhere, at any time. */
export const plain = {
  concerns: null,
  threshold: null,
  audience: null,
  locales: null,
  wants: {},
  needsCoupon: true,
  enabled: true,
  exclusive: false,
  group: null,
  limits: null,
  mostOff: null,
  belowFloor: false,
  startsAt: null,
  endsAt: null,
} as const;

/** The stacking group of promotions of the whole order, of which the best for the shopper counts. */
export const ofOrder = 'order';

/** The shops of Europe. */
export const european = ['en-gb', 'fr-fr', 'de-de', 'it-it'] as const;

/** The shops of America. */
export const american = ['en-us', 'en-ca', 'fr-ca'] as const;

export const socks = ['SKSOCK85', 'SKSOCK86', 'SKSOCK87'];

/** Minor units, by currency. */
export const amounts = (USD: number, CAD: number, GBP: number, EUR: number): Amounts => ({ USD, CAD, GBP, EUR });

/** Name, callout and terms of a promotion in a language. */
export type Told = readonly [name: string, callout: string, terms: string];

export function told(texts: Readonly<Record<Language, Told>>): Readonly<Record<Language, PromotionTexts>> {
  const of = ([name, callout, terms]: Told): PromotionTexts => ({ name, callout, terms });
  return { en: of(texts.en), fr: of(texts.fr), de: of(texts.de), it: of(texts.it) };
}
