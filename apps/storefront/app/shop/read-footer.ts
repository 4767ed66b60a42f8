import { type FooterItem, footerItemSchema } from '@eyelet/blocks/footer-item/schema.ts';
import { cleanValue } from '@eyelet/blocks/html/clean-value.ts';
import type { LinkGroups } from '@eyelet/blocks/links/schema.ts';
import type { ContentBlock } from '@eyelet/contracts/content/page.ts';
import type { ApiClient } from '@eyelet/contracts/kernel/client.ts';
import { findComponent } from './find-component.ts';

/** The authored items of the footer besides the categories (B2.2.30); none if none are published. */
export async function readFooter(client: ApiClient, locale: string): Promise<readonly FooterItem[]> {
  const footer = await findComponent(client, 'footer', 'main');
  const blocks = footer?.sections.flatMap((section) => section.blocks) ?? [];
  return blocks.flatMap(itemsOf).map((item) => cleanValue(footerItemSchema, item, `/${locale}`));
}

/** Footers from before there were items are groups of links. */
function itemsOf({ type, props }: ContentBlock): readonly FooterItem[] {
  if (type === 'footer-item') return [props];
  if (type !== 'links') return [];
  const { groups } = props as LinkGroups;
  return groups.map(({ title, links }) => ({
    title,
    targets: links.map(({ href, label }) => ({ url: href, text: label })),
  }));
}
