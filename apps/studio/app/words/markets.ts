import { marketText } from '@eyelet/blocks/naming/market-text.ts';
import { markets } from '@eyelet/domain/markets/markets.ts';
import type { StudioLanguage } from './words.ts';

/** Every market by its name in a language; the id is its locale. */
export function namedMarkets(language: StudioLanguage): readonly Readonly<{ id: string; label: string }>[] {
  return markets.map(({ locale }) => ({ id: locale, label: marketText(language, locale) ?? locale }));
}
