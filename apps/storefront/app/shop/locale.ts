import { useWords } from '@eyelet/ui/words/words.tsx';

/** The three forms of a locale: in paths `en-us`, in the header `en_US`, for formats and messages `en-US`. */
export type LocaleForms = Readonly<{ path: string; header: string; tag: string }>;

export function localeForms(tag: string): LocaleForms {
  return {
    path: tag.toLowerCase(),
    header: tag.replace('-', '_'),
    tag,
  };
}

/** The locale of the page. */
export function useLocale(): LocaleForms {
  return localeForms(useWords().tag);
}
