import { oneOf } from '@eyelet/contracts/kernel/nullable.ts';
import { type Static, Type } from 'typebox';
import {
  imageShape,
  inlineHtmlShape,
  mediaShape,
  targetAttributeShape,
  targetShape,
  urlShape,
} from '../../shared/shape.ts';
import { strictObject } from '../../strict-object.ts';

export const menuStyles = ['plain', 'strong', 'quiet', 'sale'] as const;
export const titleVisibilities = ['always', 'sm', 'lg', 'never'] as const;
export const menuIcons = ['heart', 'pin', 'parcel', 'return', 'ruler', 'person', 'card', 'globe', 'share'] as const;

const words = (maxLength: number) => Type.String({ minLength: 1, maxLength });

/** Members of an entry on every level. What it does not say itself comes from its category. */
const entry = {
  id: Type.String({ pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', maxLength: 60 }),
  title: Type.Optional(words(60)),
  titleHtml: Type.Optional(inlineHtmlShape),
  /** A category of the catalogue, which gives its name, its address and what is within it. */
  categoryId: Type.Optional(Type.String({ maxLength: 40 })),
  target: Type.Optional(strictObject({ url: urlShape, targetAttribute: Type.Optional(targetAttributeShape) })),
  menuIcon: Type.Optional(oneOf(menuIcons)),
  menuStyle: Type.Optional(oneOf(menuStyles)),
  titleVisibility: Type.Optional(oneOf(titleVisibilities)),
};

const thirdLevel = strictObject(entry);
const secondLevel = strictObject({ ...entry, children: Type.Optional(Type.Array(thirdLevel, { maxItems: 20 })) });
const column = strictObject({ children: Type.Array(secondLevel, { maxItems: 12 }) });

const banner = strictObject({
  eyebrowText: Type.Optional(words(60)),
  title: words(80),
  subtitle: Type.Optional(words(200)),
  media: Type.Optional(mediaShape),
  targets: Type.Array(targetShape, { minItems: 1, maxItems: 1 }),
});

const visualSelector = strictObject({
  id: entry.id,
  title: words(40),
  media: imageShape,
  target: strictObject({ url: urlShape, targetAttribute: Type.Optional(targetAttributeShape) }),
});

const firstLevel = strictObject({
  ...entry,
  columns: Type.Optional(Type.Array(column, { maxItems: 6 })),
  menuBanner: Type.Optional(banner),
  visualSelectorsTitle: Type.Optional(words(60)),
  visualSelectors: Type.Optional(Type.Array(visualSelector, { maxItems: 6 })),
  hideShopAll: Type.Optional(strictObject({ sm: Type.Optional(Type.Boolean()), lg: Type.Optional(Type.Boolean()) })),
  overrideShopAll: Type.Optional(strictObject({ url: urlShape, text: words(60) })),
});

/** The menu of the shop (B3.2.15): three levels, in columns. */
export const menuSchema = strictObject({
  /** What opens a panel on wide screens (B4.1.09). */
  opensOn: Type.Optional(oneOf(['hover', 'click'])),
  items: Type.Array(firstLevel, { minItems: 1, maxItems: 12 }),
});

export type Menu = Static<typeof menuSchema>;
export type MenuFirst = Static<typeof firstLevel>;
export type MenuSecond = Static<typeof secondLevel>;
export type MenuEntry = Static<typeof thirdLevel>;
export type MenuBanner = Static<typeof banner>;
