import type { Promotion, PromotionTerms } from '../promotion.ts';
import type { Unmet } from './condition.ts';

/** It is for all shops, or for this one. */
export function shop({ locales }: Promotion, { locale }: Pick<PromotionTerms, 'locale'>): Unmet | undefined {
  return locales === null || locales.includes(locale) ? undefined : 'other-shop';
}
