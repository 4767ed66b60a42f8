import { oneOf } from '@eyelet/contracts/kernel/nullable.ts';
import { type Static, Type } from 'typebox';
import { textLinkShape } from '../collection/schema.ts';
import { introMembers, pick } from '../shared/members.ts';
import { sharedMembers } from '../shared/shape.ts';
import { strictObject } from '../strict-object.ts';

export const catalogueGridSchema = strictObject({
  ...pick(sharedMembers, introMembers),
  textLink: Type.Optional(textLinkShape),
  categoryId: Type.String({ minLength: 1, maxLength: 60 }),
  sort: Type.Optional(oneOf(['recommended', 'newest'])),
  count: Type.Optional(Type.Integer({ minimum: 2, maximum: 24 })),
});

export type CatalogueGrid = Static<typeof catalogueGridSchema>;
