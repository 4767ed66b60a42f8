import type { NavigationEntry } from '@eyelet/contracts/catalogue/read-navigation.ts';
import { placeLink } from '../../place-link.ts';
import type { Menu, MenuEntry, MenuFirst, MenuSecond } from './schema.ts';
import type { ShownEntry, ShownFirst, ShownMenu, ShownSecond } from './shown-menu.ts';

/** A category of any level. */
type Category = Readonly<{ id: string; name: string; url: string; children?: readonly Category[] }>;

/** Most columns of what a category has within it; the rest of a panel is its banner's. */
const mostColumns = 4;

/** The menu of a shop whose authors have written none: its categories, each with its picture. */
export function menuOfCategories(categories: readonly NavigationEntry[]): Menu {
  return {
    items: categories.map(({ id, name, url, picture, children }) => ({
      id,
      categoryId: id,
      ...(picture !== null && children.length > 0
        ? {
            menuBanner: {
              title: name,
              media: { lg: { kind: 'image' as const, picture, alt: '' } },
              targets: [{ url, text: name }],
            },
          }
        : {}),
    })),
  };
}

/**
 * A menu as a market shows it: what an entry does not say itself is that of its category, links lead into the market, and an
 * entry whose category the market does not have is left out with all that is under it.
 */
export function menuOf(menu: Menu, categories: readonly NavigationEntry[], base: string): ShownMenu {
  const known = new Map(flat(categories).map((category) => [category.id, category]));
  const context = { known, base };
  return {
    opensOn: menu.opensOn ?? 'hover',
    items: menu.items.flatMap((item) => firstOf(item, context)),
  };
}

type Context = Readonly<{ known: ReadonlyMap<string, Category>; base: string }>;

/** A link under the market; one to a category has the slug that the category has there. */
function addressOf(url: string, { known, base }: Context): string {
  const [, id = ''] = /^\/c\/(?:[a-z0-9-]*-)?(\d+)$/.exec(url) ?? [];
  return known.get(id)?.url ?? placeLink(base, url);
}

function flat(categories: readonly Category[]): readonly Category[] {
  return categories.flatMap((one) => [one, ...flat(one.children ?? [])]);
}

function firstOf(item: MenuFirst, context: Context): readonly ShownFirst[] {
  const entry = entryOf(item, context);
  if (!entry) return [];
  const { menuBanner, visualSelectors = [], visualSelectorsTitle, hideShopAll = {}, overrideShopAll } = item;
  const all = overrideShopAll ?? (entry.url === undefined ? undefined : { url: entry.url });
  const place = ({ url }: Readonly<{ url: string }>) => addressOf(url, context);
  return [
    {
      ...entry,
      columns: columnsOf(item, context),
      ...(all ? { shopAll: { ...all, url: place(all), hidden: hideShopAll } } : {}),
      ...(menuBanner
        ? { banner: { ...menuBanner, targets: menuBanner.targets.map((one) => ({ ...one, url: place(one) })) } }
        : {}),
      ...(visualSelectorsTitle ? { selectorsTitle: visualSelectorsTitle } : {}),
      selectors: visualSelectors.map(({ id, title, media: { picture, alt }, target }) => ({
        id,
        title,
        url: place(target),
        ...newTabOf(target),
        picture,
        alt,
      })),
    },
  ];
}

/** The columns that an author has written, or those of the category. */
function columnsOf({ columns, categoryId }: MenuFirst, context: Context): ShownFirst['columns'] {
  if (columns) {
    return columns
      .map(({ children }) => children.flatMap((child) => secondOf(child, context)))
      .filter((one) => one.length > 0);
  }
  const children = context.known.get(categoryId ?? '')?.children ?? [];
  return inColumns(children.flatMap(({ id }) => secondOf({ id, categoryId: id }, context)));
}

function secondOf(item: MenuSecond, context: Context): readonly ShownSecond[] {
  const entry = entryOf(item, context);
  if (!entry) return [];
  const children: readonly MenuEntry[] =
    item.children ??
    context.known.get(item.categoryId ?? '')?.children?.map(({ id }) => ({ id, categoryId: id })) ??
    [];
  return [{ ...entry, children: children.flatMap((child) => entryOf(child, context) ?? []) }];
}

function entryOf(item: MenuEntry, context: Context): ShownEntry | undefined {
  const { known } = context;
  const { id, titleHtml, target, menuIcon, menuStyle, titleVisibility } = item;
  const category = item.categoryId === undefined ? undefined : known.get(item.categoryId);
  if (item.categoryId !== undefined && !category) return undefined;
  const title = item.title ?? category?.name ?? titleHtml?.replace(/<[^>]*>/g, '');
  if (!title) return undefined;
  const url = target ? addressOf(target.url, context) : category?.url;
  return {
    id,
    title,
    ...(titleHtml === undefined ? {} : { titleHtml }),
    ...(url === undefined ? {} : { url }),
    ...newTabOf(target),
    ...(menuIcon ? { icon: menuIcon } : {}),
    ...(menuStyle && menuStyle !== 'plain' ? { style: menuStyle } : {}),
    ...(titleVisibility && titleVisibility !== 'always' ? { visibility: titleVisibility } : {}),
  };
}

function newTabOf(target: MenuEntry['target']): Pick<ShownEntry, 'newTab'> {
  return target?.targetAttribute === '_blank' ? { newTab: true } : {};
}

/** Entries in their order, in no more columns than given, of about the same length. */
export function inColumns(entries: readonly ShownSecond[], most = mostColumns): readonly (readonly ShownSecond[])[] {
  let longest = Math.ceil(linesOf(entries) / most);
  let columns = filled(entries, longest);
  while (columns.length > most) {
    longest += 1;
    columns = filled(entries, longest);
  }
  return columns;
}

/** Each column takes what fits into that many lines, and at least one entry. */
function filled(entries: readonly ShownSecond[], longest: number): readonly (readonly ShownSecond[])[] {
  return entries.reduce<ShownSecond[][]>((columns, one) => {
    const last = columns.at(-1);
    if (last && linesOf([...last, one]) <= longest) last.push(one);
    else columns.push([one]);
    return columns;
  }, []);
}

function linesOf(entries: readonly ShownSecond[]): number {
  return entries.reduce((sum, { children }) => sum + 1 + children.length, 0);
}
