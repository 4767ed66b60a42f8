import type { ItemKind } from '../item-kind.ts';
import { bannerFields, entryFields, selectorFields, shopAllFields } from './fields.ts';
import { type Menu, menuSchema } from './schema.ts';

export const menuItem: ItemKind<Menu> = {
  kind: 'menu',
  version: 1,
  schema: menuSchema,
  migrations: [],
  label: 'blocks.kind.menu',
  sections: 'none',
  fields: {
    opensOn: {
      control: 'choice',
      label: 'blocks.field.opensOn',
      options: { hover: 'blocks.opensOn.hover', click: 'blocks.opensOn.click' },
    },
    items: {
      control: 'list',
      label: 'blocks.field.entries',
      item: 'blocks.item.entry',
      fields: {
        ...entryFields,
        columns: {
          control: 'list',
          label: 'blocks.field.columns',
          help: 'blocks.help.columns',
          item: 'blocks.item.column',
          fields: {
            children: {
              control: 'list',
              label: 'blocks.field.entries',
              item: 'blocks.item.entry',
              fields: {
                ...entryFields,
                children: {
                  control: 'list',
                  label: 'blocks.field.children',
                  item: 'blocks.item.entry',
                  fields: entryFields,
                },
              },
            },
          },
        },
        menuBanner: { control: 'group', label: 'blocks.field.menuBanner', fields: bannerFields },
        visualSelectorsTitle: { control: 'text', label: 'blocks.field.visualSelectorsTitle' },
        visualSelectors: {
          control: 'list',
          label: 'blocks.field.visualSelectors',
          item: 'blocks.item.entry',
          fields: selectorFields,
        },
        hideShopAll: {
          control: 'by-breakpoint',
          label: 'blocks.field.hideShopAll',
          group: 'layout',
          of: { control: 'switch' },
        },
        overrideShopAll: { control: 'group', label: 'blocks.field.overrideShopAll', fields: shopAllFields },
      },
    },
  },
  // All of a banner is one link, and the menu has it twice: for small screens and for wide ones.
  unshown: ['items.menuBanner.targets.style', 'items.menuBanner.targets.id'],
  examples: [
    {
      name: 'Three levels, a banner and visual selectors',
      props: {
        opensOn: 'click',
        items: [
          { id: 'new', title: 'New', target: { url: '/c/new-1000' }, menuStyle: 'strong' },
          {
            id: 'women',
            title: 'Women',
            categoryId: '2000',
            columns: [
              { children: [{ id: 'shoes', categoryId: '2100', children: [{ id: 'boots', categoryId: '2140' }] }] },
            ],
            menuBanner: {
              title: 'Grips wet granite',
              media: {
                lg: { kind: 'image', picture: 'scene-trail-on-wet-granite', alt: 'Trail shoes on wet granite.' },
              },
              targets: [{ url: '/about', text: 'How we cut soles' }],
            },
            visualSelectorsTitle: 'By weather',
            visualSelectors: [
              {
                id: 'rain',
                title: 'Rain',
                media: { kind: 'image', picture: 'scene-layers-on-rail', alt: '', decorative: true },
                target: { url: '/c/women-clothing-jackets-and-smocks-2210' },
              },
            ],
            hideShopAll: { sm: true },
            overrideShopAll: { url: '/c/women-2000', text: 'Everything for women' },
          },
          {
            id: 'stores',
            title: 'Stores',
            target: { url: '/store-locator' },
            menuIcon: 'pin',
            titleVisibility: 'sm',
          },
        ],
      },
    },
  ],
};
