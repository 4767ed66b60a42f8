import { type Static, Type } from 'typebox';
import type { BlockShape } from '../block.ts';
import { linkShape, pictureShape } from '../link-shape.ts';

const schema = Type.Object({
  title: Type.String({ minLength: 1, maxLength: 80 }),
  cards: Type.Array(Type.Object({ link: linkShape, picture: pictureShape }), { minItems: 2, maxItems: 8 }),
});

export type CategoryCards = Static<typeof schema>;

export const categoryCardsShape: BlockShape = { type: 'category-cards', version: 1, schema, migrations: [] };
