import { markets } from '@eyelet/domain/markets/markets.ts';
import type { StudioLanguage } from './words.ts';

/** Every market with its language and country as people of a language call them; the id is its locale. */
export function namedMarkets(language: StudioLanguage): readonly Readonly<{ id: string; label: string }>[] {
  const names = new Intl.DisplayNames(language, { type: 'language' });
  return markets.map(({ locale, tag }) => ({ id: locale, label: names.of(tag) ?? locale }));
}
