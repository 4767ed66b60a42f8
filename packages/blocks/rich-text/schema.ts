import { type Static, Type } from 'typebox';
import { strictObject } from '../strict-object.ts';

const text = (maxLength: number) => Type.String({ minLength: 1, maxLength });

export const richTextSchema = strictObject({
  title: Type.Optional(text(120)),
  lead: Type.Optional(text(400)),
  sections: Type.Array(
    strictObject({
      heading: Type.Optional(text(120)),
      paragraphs: Type.Array(text(1200), { maxItems: 12 }),
      points: Type.Optional(Type.Array(text(400), { maxItems: 20 })),
    }),
    { maxItems: 30 },
  ),
});

export type RichText = Static<typeof richTextSchema>;
