import type { Language } from '@eyelet/domain/markets/market.ts';
import { marketByHeader } from '@eyelet/domain/markets/markets.ts';

/** The language of an x-locale header; English where it names no market. */
export function languageOfHeader(header: unknown): Language {
  return (typeof header === 'string' ? marketByHeader(header)?.language : undefined) ?? 'en';
}
