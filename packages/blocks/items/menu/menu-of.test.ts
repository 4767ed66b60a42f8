import type { NavigationEntry } from '@eyelet/contracts/catalogue/read-navigation.ts';
import { Value } from 'typebox/value';
import { expect, test } from 'vitest';
import { inColumns, menuOf, menuOfCategories } from './menu-of.ts';
import { type Menu, menuSchema } from './schema.ts';
import { hasSection, type ShownSecond, showsTitle } from './shown-menu.ts';

const category = <C>(id: string, children: readonly C[]) => ({
  id,
  name: `Name of ${id}`,
  url: `/de-de/c/${id}`,
  picture: null,
  children: [...children],
});
const third = (id: string) => ({ id, name: `Name of ${id}`, url: `/de-de/c/${id}`, picture: null });

const categories: readonly NavigationEntry[] = [
  category('1000', [] as NavigationEntry['children']),
  category('2000', [category('2100', [third('2110'), third('2120')]), category('2200', [third('2210')])]),
];

const shown = (menu: Menu) => menuOf(menu, categories, '/de-de');

test('without a menu of authors the categories are the menu, with all three levels', () => {
  const menu = menuOfCategories(categories);
  expect([...Value.Errors(menuSchema, menu)]).toEqual([]);
  const { opensOn, items } = shown(menu);
  expect(opensOn).toBe('hover');
  expect(items.map(hasSection)).toEqual([false, true]);
  expect(items[1]?.columns.flat().map(({ id, children }) => [id, children.map((one) => one.id)])).toEqual([
    ['2100', ['2110', '2120']],
    ['2200', ['2210']],
  ]);
  expect(items[1]?.shopAll).toEqual({ url: '/de-de/c/2000', hidden: {} });
});

test('what an entry says itself comes before what its category says, and its links lead into the market', () => {
  const [first] = shown({
    opensOn: 'click',
    items: [
      {
        id: 'women',
        categoryId: '2000',
        title: 'For her',
        target: { url: '/women', targetAttribute: '_blank' },
        columns: [{ children: [{ id: 'boots', categoryId: '2110', children: [{ id: 'own', title: 'Own' }] }] }],
        overrideShopAll: { url: '/all', text: 'Everything' },
        hideShopAll: { sm: true },
        visualSelectorsTitle: 'By shade',
        visualSelectors: [
          {
            id: 'kelp',
            title: 'Kelp',
            media: { kind: 'image', picture: 'a', alt: '' },
            target: { url: '/c/any-2210', targetAttribute: '_blank' },
          },
        ],
        menuBanner: { title: 'Storm', targets: [{ url: '/storm', text: 'See' }] },
      },
    ],
  }).items;
  expect(first).toMatchObject({
    title: 'For her',
    url: '/de-de/women',
    newTab: true,
    shopAll: { url: '/de-de/all', text: 'Everything', hidden: { sm: true } },
    columns: [[{ id: 'boots', title: 'Name of 2110', url: '/de-de/c/2110', children: [{ id: 'own', title: 'Own' }] }]],
    selectorsTitle: 'By shade',
    // The slug is the category's own.
    selectors: [{ title: 'Kelp', url: '/de-de/c/2210', newTab: true }],
    banner: { title: 'Storm', targets: [{ url: '/de-de/storm' }] },
  });
});

test('an entry of a category that a market does not have is left out with all under it', () => {
  const { items } = shown({
    items: [
      { id: 'gone', categoryId: '9999', title: 'Gone', columns: [{ children: [{ id: 'x', title: 'X' }] }] },
      {
        id: 'kept',
        title: 'Kept',
        columns: [{ children: [{ id: 'gone', categoryId: '9999' }] }, { children: [{ id: 'y', title: 'Y' }] }],
      },
      { id: 'nameless' },
    ],
  });
  expect(items.map(({ id }) => id)).toEqual(['kept']);
  expect(items[0]?.columns.map((column) => column.map(({ id }) => id))).toEqual([['y']]);
  expect(items[0]?.shopAll).toBeUndefined();
});

test.each([
  [undefined, true, true],
  ['sm', true, false],
  ['lg', false, true],
  ['never', false, false],
] as const)('a title that shows %s, below lg and from it on', (visibility, sm, lg) => {
  const entry = { id: 'a', title: 'A', icon: 'pin', ...(visibility ? { visibility } : {}) } as const;
  expect([showsTitle(entry, 'sm'), showsTitle(entry, 'lg')]).toEqual([sm, lg]);
  const { icon, ...plain } = entry;
  expect([showsTitle(plain, 'sm'), showsTitle(plain, 'lg')]).toEqual([true, true]);
});

test('columns keep the order, lose nothing, and are as many as they may be', () => {
  for (let count = 0; count <= 14; count += 1) {
    const entries = Array.from(
      { length: count },
      (_, index): ShownSecond => ({
        id: `${index}`,
        title: 'T',
        children: Array.from({ length: (index * 7) % 5 }, (__, child) => ({ id: `${index}-${child}`, title: 'C' })),
      }),
    );
    const columns = inColumns(entries);
    expect(columns.flat()).toEqual(entries);
    expect(columns.every((column) => column.length > 0)).toBe(true);
    expect(columns.length).toBeLessThanOrEqual(4);
  }
});
