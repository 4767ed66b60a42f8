import type { AddressRow } from '@eyelet/db/catalogue/read-addresses.ts';
import type { Market } from '@eyelet/domain/markets/market.ts';
import { defaultMarket, markets } from '@eyelet/domain/markets/markets.ts';

/** URLs in one file; the format allows 50,000, but each lists its URL in every market. */
export const addressesPerFile = 5000;

export type PathOf = (market: Market, row: AddressRow) => string | undefined;

/** Rows of a file, and the path of each in a market. */
export type Addresses = Readonly<{ rows: readonly AddressRow[]; pathOf: PathOf }>;

/** The index of the sitemap files of all markets. */
export function sitemapIndex(
  origin: string,
  files: readonly Readonly<{ path: string; changedAt: Date | null }>[],
): string {
  const entries = files.map(
    ({ path, changedAt }) => `<sitemap><loc>${xml(origin + path)}</loc>${lastModified(changedAt)}</sitemap>`,
  );
  return `${head}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</sitemapindex>`;
}

/** One sitemap file of a market: each page with its URLs in the other markets and a default. */
export function sitemapFile(origin: string, market: Market, rows: readonly AddressRow[], pathOf: PathOf): string {
  const entries = rows.flatMap((row) => {
    const path = pathOf(market, row);
    return path === undefined
      ? []
      : [`<url><loc>${xml(origin + path)}</loc>${lastModified(row.updatedAt)}${alternates(origin, row, pathOf)}</url>`];
  });
  return `${head}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${entries.join('')}</urlset>`;
}

const head = '<?xml version="1.0" encoding="UTF-8"?>';

function alternates(origin: string, row: AddressRow, pathOf: PathOf): string {
  const link = (hreflang: string, path: string | undefined) =>
    path === undefined ? '' : `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${xml(origin + path)}"/>`;
  return (
    markets.map((one) => link(one.hreflang, pathOf(one, row))).join('') + link('x-default', pathOf(defaultMarket, row))
  );
}

function lastModified(at: Date | null): string {
  return at ? `<lastmod>${new Date(at).toISOString().slice(0, 10)}</lastmod>` : '';
}

/** Escapes text for XML. */
export function xml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');
}
