import type { OpenedItem } from '@eyelet/contracts/content/item.ts';
import { listContent } from '@eyelet/contracts/content/list.ts';
import { createPreviewLink } from '@eyelet/contracts/preview/create-link.ts';
import type { PreviewShopper } from '@eyelet/contracts/preview/shoppers.ts';
import { markets } from '@eyelet/domain/markets/markets.ts';
import { call } from '../session/api.ts';

/** What an author looks at: a market, a moment of their clock (empty for now), and the kind of shopper as whom. */
export type Look = Readonly<{ locale: string; moment: string; shopper: PreviewShopper }>;

/** How long a link of a preview may be opened. */
const hours = 8;

/** The market that reads an item in its source language. */
export function marketOf(language: string): string {
  return (markets.find((one) => one.language === language) ?? markets[0])?.locale ?? 'en-us';
}

type Shown = Readonly<{ kind: string; key: string }>;

/** Where the pages of items are that have one of their own. */
const folders: Readonly<Record<string, string>> = { page: '', article: '/articles', event: '/events' };

/** The page that shows an item: itself, the first one that uses it, or the start page. */
async function pageOf({ item }: OpenedItem): Promise<Shown> {
  if (item.kind in folders) return item;
  if (item.referrers === 0) return { kind: 'page', key: 'home' };
  const { rows } = await call(listContent, { query: { uses: item.itemId, kind: 'page', limit: 1 } });
  return rows[0] ?? { kind: 'page', key: 'home' };
}

function pathOf({ kind, key }: Shown, locale: string): string {
  return key === 'home' && kind === 'page' ? `/${locale}` : `/${locale}${folders[kind] ?? ''}/${key}`;
}

/** A link that opens the shop with the newest draft of an item for whoever has it, until it expires. */
export async function previewLink(opened: OpenedItem, { locale, moment, shopper }: Look): Promise<string> {
  const at = moment === '' ? {} : { previewDateTime: new Date(moment).toISOString() };
  const path = pathOf(await pageOf(opened), locale);
  const body = { path, ...at, previewItem: opened.item.itemId, previewShopper: shopper, hours };
  const { url } = await call(createPreviewLink, { body });
  return url;
}
