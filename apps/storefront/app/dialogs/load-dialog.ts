import type { DialogProps } from '@eyelet/blocks/items/dialog/schema.ts';
import { dialogPath } from '@eyelet/domain/pages/paths.ts';
import { loadSections, type ShownSection } from '../content/load-page.ts';
import { openItem } from '../content/open-item.ts';
import type { ShopContext } from '../shop/shop-context.ts';

/** A dialog of the content, with the answers that its blocks need. */
export type ShownDialog = DialogProps &
  Readonly<{ key: string; layout: string | null; sections: readonly ShownSection[] }>;

type LoadedDialog = Readonly<{ dialog: ShownDialog; tags: readonly string[] }>;

/** The dialog under a key; a former key redirects to what `pathOf` makes of the newer one. */
export async function loadDialog(
  shop: ShopContext,
  key: string,
  pathOf = (newer: string) => dialogPath(shop.market.locale, newer),
): Promise<LoadedDialog> {
  const found = await openItem(shop.client, { kind: 'dialog', key, pathOf });
  const { sections, tags } = await loadSections(shop, found.sections);
  const { title, media } = found.props as DialogProps;
  const dialog = { key: found.key, title, layout: found.layout, sections, ...(media ? { media } : {}) };
  return { dialog, tags: [`content:dialog/${found.key}`, ...tags] };
}
