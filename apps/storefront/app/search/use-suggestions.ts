import { type Suggestions, suggest } from '@eyelet/contracts/search/suggest.ts';
import { useEffect, useState } from 'react';
import { useAnswer } from '../session/use-answer.ts';
import { useLocale } from '../shop/locale.ts';
import { shopperOf } from '../shopper/shopper.ts';

/** Milliseconds without a key press before the call is made. */
const pause = 150;

export type SuggestionOption = Readonly<{
  key: string;
  kind: 'term' | 'category' | 'product';
  label: string;
  /** The parents of a category. */
  within?: string;
  href: string;
}>;

/** Suggestions of the server for the typed text, from two letters on. */
export function useSuggestions(typed: string): Suggestions | undefined {
  const { header } = useLocale();
  const [asked, setAsked] = useState('');
  const text = typed.trim();
  useEffect(() => {
    const timer = setTimeout(() => setAsked(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  const data = useAnswer(asked.length >= 2 ? `suggest ${header} ${asked}` : undefined, () =>
    shopperOf(header).client.call(suggest, { query: { q: asked } }),
  );
  return text.length >= 2 ? data : undefined;
}

/** All suggestions as one row of options in the order shown: terms, then categories, then products. */
export function optionsOf({ terms, categories, products }: Suggestions, locale: string): SuggestionOption[] {
  return [
    ...terms.map((term) => ({
      key: `term ${term}`,
      kind: 'term' as const,
      label: term,
      href: `/${locale}/search?q=${encodeURIComponent(term)}`,
    })),
    ...categories.map(({ id, name, within, url }) => ({
      key: `category ${id}`,
      kind: 'category' as const,
      label: name,
      within,
      href: url,
    })),
    ...products.map(({ id, name, url }) => ({
      key: `product ${id}`,
      kind: 'product' as const,
      label: name,
      href: url,
    })),
  ];
}
