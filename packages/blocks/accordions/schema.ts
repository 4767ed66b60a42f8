import { type Static, Type } from 'typebox';
import { anchorShape } from '../anchor/schema.ts';
import { frameMembers, wordMembers } from '../shared/member-groups.ts';
import { inlineHtmlShape, richTextShape } from '../shared/shape.ts';
import { strictObject } from '../strict-object.ts';

export const accordionsSchema = strictObject({
  ...wordMembers,
  ...frameMembers,
  items: Type.Array(
    strictObject({
      title: Type.String({ minLength: 1, maxLength: 160 }),
      titleHtml: Type.Optional(inlineHtmlShape),
      richText: richTextShape,
      isOpen: Type.Optional(Type.Boolean()),
      anchorId: Type.Optional(anchorShape),
    }),
    { minItems: 1, maxItems: 40 },
  ),
  /** Opening one closes the others. */
  oneAtATime: Type.Optional(Type.Boolean()),
});

export type Accordions = Static<typeof accordionsSchema>;
