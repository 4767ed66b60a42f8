import { type Static, Type } from 'typebox';
import { pictureShape } from '../../link-shape.ts';
import { strictObject } from '../../strict-object.ts';

/** An article (B3.3.16); its text is in its blocks. */
export const articleSchema = strictObject({
  title: Type.String({ minLength: 1, maxLength: 120 }),
  subtitle: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
  eyebrow: Type.Optional(Type.String({ minLength: 1, maxLength: 60 })),
  /** The day under which it is listed. */
  date: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' }),
  picture: Type.Optional(pictureShape),
  alt: Type.Optional(Type.String({ maxLength: 200 })),
  tags: Type.Array(
    strictObject({
      id: Type.String({ pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', maxLength: 60 }),
      label: Type.String({ minLength: 1, maxLength: 60 }),
    }),
    { maxItems: 12 },
  ),
});

export type ArticleProps = Static<typeof articleSchema>;
