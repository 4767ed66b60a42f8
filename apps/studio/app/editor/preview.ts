import type { OpenedItem } from '@eyelet/contracts/content/item.ts';
import { listContent } from '@eyelet/contracts/content/list.ts';
import { createPreviewLink } from '@eyelet/contracts/preview/create-link.ts';
import type { PreviewShopper } from '@eyelet/contracts/preview/shoppers.ts';
import { markets } from '@eyelet/domain/markets/markets.ts';
import { call } from '../session/api.ts';

/** What a preview shows: a market, a time on the author’s clock (empty for now), and a kind of shopper. */
export type PreviewOptions = Readonly<{ locale: string; moment: string; shopper: PreviewShopper }>;

/** How long a preview link is valid. */
const hours = 8;

/** Milliseconds after which the editor, which may be open for days, takes a new link. */
export const linkMs = (hours - 1) * 3_600_000;

/** The first market whose language is that of an item. */
export function marketOf(language: string): string {
  return (markets.find((one) => one.language === language) ?? markets[0])?.locale ?? 'en-us';
}

type Shown = Readonly<{ kind: string; key: string }>;

/** The folders of the kinds of items that have pages of their own. */
const folders: Readonly<Record<string, string>> = {
  page: '',
  article: '/articles',
  dialog: '/dialogs',
  event: '/events',
};

const home = { kind: 'page', key: 'home' } as const;

/** Kinds that are shown by themselves where no page uses them; what is around every page is on the start page. */
const parts: readonly string[] = ['block', 'section'];

/** What shows an item: its page, the first one that uses it, a page of it alone, or the start page. */
async function pageOf({ item }: OpenedItem): Promise<Shown> {
  if (item.kind in folders) return item;
  const alone = parts.includes(item.kind) ? item : home;
  if (item.referrers === 0) return alone;
  const { rows } = await call(listContent, { query: { uses: item.itemId, kind: 'page', limit: 1 } });
  return rows[0] ?? alone;
}

function pathOf({ kind, key }: Shown, locale: string): string {
  if (parts.includes(kind)) return `/${locale}/preview-part/${kind}/${key}`;
  return key === 'home' && kind === 'page' ? `/${locale}` : `/${locale}${folders[kind] ?? ''}/${key}`;
}

/** A link that shows the newest draft of an item to everybody who has it, until it expires. */
export async function previewLink(opened: OpenedItem, { locale, moment, shopper }: PreviewOptions): Promise<string> {
  const at = moment === '' ? {} : { previewDateTime: new Date(moment).toISOString() };
  const path = pathOf(await pageOf(opened), locale);
  const body = { path, ...at, previewItem: opened.item.itemId, previewShopper: shopper, hours };
  const { url } = await call(createPreviewLink, { body });
  return url;
}
