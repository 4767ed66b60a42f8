import type { LinkGroups } from '@eyelet/blocks/links/schema.ts';
import { placeLink } from '@eyelet/blocks/place-link.ts';
import type { ApiClient } from '@eyelet/contracts/kernel/client.ts';
import { findComponent } from './find-component.ts';

/** The groups of links of the footer; none where nobody has published one. */
export async function readFooter(client: ApiClient, locale: string): Promise<LinkGroups['groups']> {
  const footer = await findComponent(client, 'footer', 'main');
  const blocks = footer?.sections.flatMap((section) => section.blocks) ?? [];
  const groups = blocks.find((block) => block.type === 'links')?.props.groups as LinkGroups['groups'] | undefined;
  return (groups ?? []).map((group) => ({
    ...group,
    links: group.links.map((link) => ({ ...link, href: placeLink(`/${locale}`, link.href) })),
  }));
}
