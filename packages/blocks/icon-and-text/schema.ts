import { oneOf } from '@eyelet/contracts/kernel/nullable.ts';
import { type Static, Type } from 'typebox';
import { introMembers, pick } from '../shared/members.ts';
import { colourShape, richTextShape, sharedMembers, targetShape } from '../shared/shape.ts';
import { strictObject } from '../strict-object.ts';
import { textIcons } from './icons.ts';

export const iconAndTextSchema = strictObject({
  ...pick(sharedMembers, introMembers),
  variant: Type.Optional(oneOf(['icon-left', 'icon-above-text', 'one-column'])),
  iconSize: Type.Optional(oneOf(['small', 'medium', 'large'])),
  iconAndText: Type.Array(
    strictObject({
      icon: oneOf(textIcons),
      richText: richTextShape,
      target: Type.Optional(targetShape),
      backgroundColor: Type.Optional(colourShape),
      textColor: Type.Optional(colourShape),
    }),
    { minItems: 1, maxItems: 12 },
  ),
});

export type IconAndText = Static<typeof iconAndTextSchema>;
