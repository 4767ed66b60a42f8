import { type Static, Type } from 'typebox';
import { perBreakpoint, sharedMembers } from '../shared/shape.ts';
import { strictObject } from '../strict-object.ts';

const { title, subtitle } = sharedMembers;

/** The grid of articles (B2.1.27). `rows` and the columns of small screens say how many come at a time (B9.07). */
export const articleGridSchema = strictObject({
  title,
  subtitle,
  rows: Type.Optional(Type.Integer({ minimum: 1, maximum: 8 })),
  columns: Type.Optional(perBreakpoint(Type.Integer({ minimum: 1, maximum: 4 }))),
  /** Only articles of this tag; then there is no filter. */
  tagId: Type.Optional(Type.String({ pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', maxLength: 60 })),
  hideFilter: Type.Optional(Type.Boolean()),
});

export type ArticleGrid = Static<typeof articleGridSchema>;
