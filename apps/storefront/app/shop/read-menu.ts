import { menuOf, menuOfCategories } from '@eyelet/blocks/items/menu/menu-of.ts';
import type { Menu } from '@eyelet/blocks/items/menu/schema.ts';
import type { ShownMenu } from '@eyelet/blocks/items/menu/shown-menu.ts';
import { type NavigationEntry, readNavigation } from '@eyelet/contracts/catalogue/read-navigation.ts';
import type { ApiClient } from '@eyelet/contracts/kernel/client.ts';
import { findComponent } from './find-component.ts';

export type MenuData = Readonly<{
  menu: ShownMenu;
  categories: readonly Pick<NavigationEntry, 'id' | 'name' | 'url'>[];
}>;

/** The authored menu of a market, else one of its categories; and the categories of the first level. */
export async function readMenu(client: ApiClient, locale: string): Promise<MenuData> {
  const [{ categories }, written] = await Promise.all([
    client.call(readNavigation, {}),
    findComponent(client, 'menu', 'main'),
  ]);
  // Stored properties fit the schema of their kind.
  const menu = (written?.props as Menu | undefined) ?? menuOfCategories(categories);
  return {
    menu: menuOf(menu, categories, `/${locale}`),
    categories: categories.map(({ id, name, url }) => ({ id, name, url })),
  };
}
