import { marketByHeader } from '@eyelet/domain/markets/markets.ts';
import { languages } from '@eyelet/messages/nouns.ts';

/** The BCP 47 tag of an x-locale header: that of its market, or a language, as the studio sends it; English otherwise. */
export function tagOfHeader(header: unknown): string {
  if (typeof header !== 'string') return 'en';
  return marketByHeader(header)?.tag ?? languages.find((language) => language === header) ?? 'en';
}
