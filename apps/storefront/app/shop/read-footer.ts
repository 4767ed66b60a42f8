import type { LinkGroups } from '@eyelet/blocks/links/schema.ts';
import { placeLink } from '@eyelet/blocks/place-link.ts';
import type { ApiClient } from '@eyelet/contracts/kernel/client.ts';
import { findPage } from './find-page.ts';

/** The groups of links that authors keep in the page `footer`; none where there is no such page. */
export async function readFooter(client: ApiClient, locale: string): Promise<LinkGroups['groups']> {
  const page = await findPage(client, 'footer');
  const groups = page?.blocks.find((block) => block.type === 'links')?.props.groups as LinkGroups['groups'] | undefined;
  return (groups ?? []).map((group) => ({
    ...group,
    links: group.links.map((link) => ({ ...link, href: placeLink(`/${locale}`, link.href) })),
  }));
}
