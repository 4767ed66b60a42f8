import { type Static, Type } from 'typebox';
import { nullable, oneOf } from '../kernel/nullable.ts';
import { alternateSchema, breadcrumbSchema, labelSchema, seoSchema } from './label.ts';
import { priceSchema } from './price.ts';

export const pictureSchema = Type.Object({
  name: Type.String({ description: 'Name of a picture with its version; its path is /media/w{width}/{name}.' }),
  view: Type.String({ description: 'side, quarter, top or detail.' }),
  alt: Type.String(),
});

export type Picture = Static<typeof pictureSchema>;

export const attributeOptionSchema = Type.Object({
  value: Type.String({ description: 'For colours the productId, for sizes the size code.' }),
  label: Type.String(),
  available: Type.Boolean(),
  price: nullable(priceSchema),
  swatch: nullable(Type.String({ description: 'Hex colour; null for sizes.' })),
  groupBy: nullable(Type.String({ description: 'Colour family, or the part of a size scale.' })),
  url: nullable(Type.String({ description: 'Page of the colourway; null for sizes.' })),
  pictures: Type.Array(pictureSchema, { description: 'Pictures of the colourway; empty for sizes.' }),
});

export const attributeSchema = Type.Object({
  type: oneOf(['color', 'size']),
  code: oneOf(['color', 'size']),
  label: Type.String(),
  system: nullable(
    Type.String({
      description: 'What sizes are written in, such as EU; null for colours and where it goes without saying.',
    }),
  ),
  options: Type.Array(attributeOptionSchema),
});

export type Attribute = Static<typeof attributeSchema>;

/** One size of one colourway (B3.3.03, B3.3.04). */
export const variantSchema = Type.Object({
  id: Type.String({ description: 'Equals upc.' }),
  upc: Type.String(),
  sku: Type.String({ description: 'productId-size.' }),
  productId: Type.String(),
  attributes: Type.Object({ color: Type.String(), size: Type.String() }),
  price: priceSchema,
  stockStatusLabel: Type.String(),
  productInventoryState: oneOf(['InStock', 'OutOfStock']),
});

export type Variant = Static<typeof variantSchema>;

/** A section below the product; `expanded` sections start open. */
export const detailSectionSchema = Type.Object({
  id: Type.String(),
  label: Type.String(),
  expanded: Type.Boolean(),
  data: Type.Array(Type.String({ description: 'A paragraph or a point of plain text.' })),
});

export type DetailSection = Static<typeof detailSectionSchema>;

/** A product page's product: one colourway, with everything needed to choose another colour or a size (B3.3.03). */
export const productSchema = Type.Object({
  id: Type.String({ description: 'productId of the colourway shown.' }),
  masterId: Type.String(),
  name: Type.String(),
  kind: Type.String(),
  color: Type.String({ description: 'Name of the colourway shown.' }),
  description: Type.String(),
  slug: Type.String(),
  url: Type.String(),
  price: priceSchema,
  currency: Type.String(),
  badge: nullable(labelSchema),
  eyebrow: nullable(labelSchema),
  productType: oneOf(['standard', 'digital', 'set']),
  isGiftCard: Type.Boolean({ description: 'A gift card, mailed where the product is digital, or else sent.' }),
  presale: Type.Boolean({ description: 'Can be bought by signed-in consumers only.' }),
  isGift: Type.Boolean({ description: 'Added to an order that has earned it; it cannot be bought and has no page.' }),
  comingSoon: Type.Boolean({ description: 'Cannot be bought before price.salesPriceActiveDate.' }),
  isRobisOnly: Type.Boolean({ description: 'Reserve online, buy in store: no shipping.' }),
  isCustoms: Type.Boolean({ description: 'Made to order with a recipe.' }),
  notifyMe: Type.Boolean({ description: 'A shopper may ask to be notified when a sold-out size is back.' }),
  subscriptionType: nullable(
    oneOf(['COMING_SOON', 'BACK_IN_STOCK'], 'What a shopper may ask to be notified of, if anything.'),
  ),
  customsExternalUrl: nullable(Type.String({ description: 'Where one that is made to order is put together.' })),
  maxQty: Type.Integer(),
  details: Type.Array(detailSectionSchema),
  modelMeasurements: nullable(Type.String({ description: 'Measurements and size of the model in the pictures.' })),
  attributes: Type.Array(attributeSchema),
  variants: Type.Array(variantSchema),
  defaultColor: Type.String({ description: 'productId of the colourway that represents the style.' }),
  pictures: Type.Array(pictureSchema),
  setMembers: Type.Array(Type.String(), { description: 'masterIds of a product set; empty otherwise.' }),
  breadcrumbs: Type.Array(breadcrumbSchema),
  categories: Type.Array(Type.String()),
  alternates: Type.Array(alternateSchema),
  seo: seoSchema,
});

export type Product = Static<typeof productSchema>;
