import type { FacetId } from '@eyelet/contracts/catalogue/facet.ts';

/** A span of prices in minor units; `until` is exclusive. */
export type Span = Readonly<{ from: number; until: number }>;

/** What a shopper asked for, as texts of the query. */
export type Filters = Readonly<Partial<Record<FacetId, readonly string[]>>>;

/** Spans that the price facet offers, in major units of any currency; they are the same number everywhere. */
export const offeredSpans: readonly string[] = ['0-50', '50-100', '100-150', '150-200', '200-'];

/** Reads `50-100` or `200-`; undefined for anything else. */
export function parseSpan(text: string): Span | undefined {
  const match = /^(\d{1,7})-(\d{1,7})?$/.exec(text);
  if (!match) return undefined;
  const from = Number(match[1]) * 100;
  const until = match[2] === undefined ? Number.POSITIVE_INFINITY : Number(match[2]) * 100;
  return until > from ? { from, until } : undefined;
}

/** Whether one of the spans asked for is malformed. */
export function badSpan(texts: readonly string[] | undefined): boolean {
  return texts?.some((text) => parseSpan(text) === undefined) ?? false;
}

/** Limits that belong to the listing itself rather than to a filter of the shopper. */
export type Scope = 'reduced' | 'new' | null;
