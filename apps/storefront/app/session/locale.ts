import type { Language } from '@eyelet/domain/markets/market.ts';
import { useWords } from '@eyelet/ui/words/words.tsx';

/** The three forms of a locale: in paths `en-us`, in the header `en_US`, for formats `en-US`; and its language. */
export type LocaleForms = Readonly<{ path: string; header: string; tag: string; language: Language }>;

export function localeForms(tag: string): LocaleForms {
  return {
    path: tag.toLowerCase(),
    header: tag.replace('-', '_'),
    tag,
    language: tag.slice(0, 2) as Language,
  };
}

/** The locale of the page. */
export function useLocale(): LocaleForms {
  return localeForms(useWords().tag);
}
