import { type Static, Type } from 'typebox';

/** What staff recognise goods by, in their language. */
export const goodsMembers = {
  upc: Type.String(),
  sku: Type.String(),
  name: Type.String(),
  colour: Type.String(),
  size: Type.String(),
  image: Type.String({ description: 'Name of a picture; empty if the goods are gone from the catalogue.' }),
};

const goodsSchema = Type.Object(goodsMembers);

export type Goods = Readonly<Static<typeof goodsSchema>>;
