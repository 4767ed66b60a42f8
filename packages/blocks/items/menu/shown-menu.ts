import type { MenuBanner, MenuEntry } from './schema.ts';

/** An entry of the menu as the shop shows it, with the market's address. */
export type ShownEntry = Readonly<{
  id: string;
  title: string;
  titleHtml?: string;
  /** Without one it is only a heading. */
  url?: string;
  newTab?: true;
  icon?: NonNullable<MenuEntry['menuIcon']>;
  style?: NonNullable<MenuEntry['menuStyle']>;
  visibility?: NonNullable<MenuEntry['titleVisibility']>;
}>;

export type ShownSecond = ShownEntry & Readonly<{ children: readonly ShownEntry[] }>;

export type ShownSelector = Readonly<{
  id: string;
  title: string;
  url: string;
  newTab?: true;
  picture: string;
  alt: string;
}>;

/** The link to all of an entry; without a text it is named after the entry. */
export type ShownShopAll = Readonly<{ url: string; text?: string; hidden: Readonly<{ sm?: boolean; lg?: boolean }> }>;

export type ShownFirst = ShownEntry &
  Readonly<{
    columns: readonly (readonly ShownSecond[])[];
    shopAll?: ShownShopAll;
    banner?: MenuBanner;
    selectorsTitle?: string;
    selectors: readonly ShownSelector[];
  }>;

export type ShownMenu = Readonly<{ opensOn: 'hover' | 'click'; items: readonly ShownFirst[] }>;

/** Whether an entry opens a section; otherwise it is a plain link. */
export function hasSection({ columns, banner, selectors }: ShownFirst): boolean {
  return columns.length > 0 || banner !== undefined || selectors.length > 0;
}

/** Whether the title of an entry is seen on screens below `lg`, or from it on; without an icon it always is (B3.2.17). */
export function showsTitle({ icon, visibility = 'always' }: ShownEntry, screen: 'sm' | 'lg'): boolean {
  return !icon || visibility === 'always' || visibility === screen;
}
