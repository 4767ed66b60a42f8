import { oneOf } from '@eyelet/contracts/kernel/nullable.ts';
import { type Static, Type } from 'typebox';
import { heldBlockShape } from '../held-blocks.ts';
import { introMembers, pick } from '../shared/members.ts';
import { sharedMembers, targetAttributeShape, urlShape } from '../shared/shape.ts';
import { slideBreakpointsShape, slideTypeShape, slideVariantShape } from '../shared/slides/shape.ts';
import { strictObject } from '../strict-object.ts';

export const textLinkShape = strictObject({
  text: Type.String({ minLength: 1, maxLength: 60 }),
  url: urlShape,
  targetAttribute: Type.Optional(targetAttributeShape),
});

/** Products by id, or the first of a category. */
export const productMembers = {
  ids: Type.Optional(Type.Array(Type.String({ maxLength: 60 }), { maxItems: 24 })),
  categoryId: Type.Optional(Type.String({ maxLength: 60 })),
  sort: Type.Optional(oneOf(['recommended', 'newest'])),
  count: Type.Optional(Type.Integer({ minimum: 2, maximum: 24 })),
} as const;

export const collectionSchema = strictObject({
  ...pick(sharedMembers, introMembers),
  type: Type.Optional(slideTypeShape),
  breakpoints: Type.Optional(slideBreakpointsShape),
  variant: Type.Optional(slideVariantShape),
  textLink: Type.Optional(textLinkShape),
  items: Type.Optional(Type.Array(heldBlockShape, { maxItems: 24 })),
  ...productMembers,
});

export type Collection = Static<typeof collectionSchema>;
