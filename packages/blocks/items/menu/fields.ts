import type { Fields } from '../../fields.ts';
import { targetAttributes, targetFields } from '../../shared-fields/word-fields.ts';
import type { MenuBanner, MenuEntry, MenuFirst } from './schema.ts';

const address = { control: 'address', label: 'blocks.field.href', help: 'blocks.help.href' } as const;
const target = {
  control: 'group',
  label: 'blocks.field.link',
  fields: {
    url: address,
    targetAttribute: { control: 'choice', label: 'blocks.field.targetAttribute', options: targetAttributes },
  },
} as const;

/** Fields of an entry on every level. */
export const entryFields: Fields<MenuEntry> = {
  id: { control: 'own-id', label: 'blocks.field.id' },
  title: { control: 'text', label: 'blocks.field.title' },
  titleHtml: { control: 'inline-html', label: 'blocks.field.titleHtml', help: 'blocks.help.titleHtml' },
  categoryId: {
    control: 'reference',
    to: 'category',
    label: 'blocks.field.categoryId',
    help: 'blocks.help.menuCategory',
  },
  target,
  menuIcon: {
    control: 'choice',
    label: 'blocks.field.menuIcon',
    group: 'look',
    options: {
      heart: 'blocks.icon.heart',
      pin: 'blocks.icon.pin',
      parcel: 'blocks.icon.parcel',
      return: 'blocks.icon.return',
      ruler: 'blocks.icon.ruler',
      person: 'blocks.icon.person',
      card: 'blocks.icon.card',
      globe: 'blocks.icon.globe',
      share: 'blocks.icon.share',
    },
  },
  menuStyle: {
    control: 'choice',
    label: 'blocks.field.style',
    group: 'look',
    options: {
      plain: 'blocks.menuStyle.plain',
      strong: 'blocks.menuStyle.strong',
      quiet: 'blocks.menuStyle.quiet',
      sale: 'blocks.menuStyle.sale',
    },
  },
  titleVisibility: {
    control: 'choice',
    label: 'blocks.field.titleVisibility',
    help: 'blocks.help.titleVisibility',
    group: 'look',
    options: {
      always: 'blocks.titleVisibility.always',
      sm: 'blocks.titleVisibility.sm',
      lg: 'blocks.titleVisibility.lg',
      never: 'blocks.titleVisibility.never',
    },
  },
};

export const bannerFields: Fields<MenuBanner> = {
  eyebrowText: { control: 'text', label: 'blocks.field.eyebrowText' },
  title: { control: 'text', label: 'blocks.field.title' },
  subtitle: { control: 'text', label: 'blocks.field.subtitle' },
  media: { control: 'media', label: 'blocks.field.media', help: 'blocks.help.menuBannerMedia' },
  targets: { control: 'list', label: 'blocks.field.targets', item: 'blocks.item.target', fields: targetFields },
};

export const selectorFields: Fields<NonNullable<MenuFirst['visualSelectors']>[number]> = {
  id: { control: 'own-id', label: 'blocks.field.id' },
  title: { control: 'text', label: 'blocks.field.title' },
  media: { control: 'image', label: 'blocks.field.picture' },
  target,
};

/** Fields of the link to all of an entry. */
export const shopAllFields: Fields<NonNullable<MenuFirst['overrideShopAll']>> = {
  url: address,
  text: { control: 'text', label: 'blocks.field.words' },
};
