import type { Language } from '@eyelet/domain/markets/market.ts';

/** Variants of English besides that of the catalogues, which is American; each has a file of the differences. */
export const variants = ['en-GB', 'en-CA'] as const;

export type Variant = (typeof variants)[number];

/** The language of messages: a language, or one of its variants. */
export type Wording = Language | Variant;

/** The wording of a BCP 47 tag: `en-GB` has its own, `en-US` and `de-DE` are those of their languages. */
export function wordingOf(tag: string): Wording {
  return variantOf(tag) ?? (tag.slice(0, 2) as Language);
}

/** The variant of a tag; undefined if it is written like its language. */
export function variantOf(tag: string): Variant | undefined {
  return variants.find((variant) => variant === tag);
}
