import type { Language } from '@eyelet/domain/markets/market.ts';

/** Ways to write English that differ from that of the catalogues, which is American; each has a file of what differs. */
export const variants = ['en-GB', 'en-CA'] as const;

export type Variant = (typeof variants)[number];

/** What messages are written in: a language, or one of its variants. */
export type Wording = Language | Variant;

/** The wording for a BCP 47 tag: `en-GB` has one of its own, `en-US` and `de-DE` are those of their languages. */
export function wordingOf(tag: string): Wording {
  return variantOf(tag) ?? (tag.slice(0, 2) as Language);
}

/** The variant that a tag names; undefined where it is written as its language. */
export function variantOf(tag: string): Variant | undefined {
  return variants.find((variant) => variant === tag);
}
