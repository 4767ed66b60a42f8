import { type Static, Type } from 'typebox';
import { linkShape, pictureShape } from '../link-shape.ts';
import { strictObject } from '../strict-object.ts';

export const categoryCardsSchema = strictObject({
  title: Type.String({ minLength: 1, maxLength: 80 }),
  cards: Type.Array(strictObject({ link: linkShape, picture: pictureShape }), { minItems: 2, maxItems: 8 }),
});

export type CategoryCards = Static<typeof categoryCardsSchema>;
