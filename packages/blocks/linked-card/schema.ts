import { oneOf } from '@eyelet/contracts/kernel/nullable.ts';
import { type Static, Type } from 'typebox';
import { pictureShape } from '../link-shape.ts';
import { cardMembers, pick } from '../shared/members.ts';
import { perBreakpoint, sharedMembers, targetShape } from '../shared/shape.ts';
import { strictObject } from '../strict-object.ts';

export const linkedCardMembers = [
  ...cardMembers,
  'linkType',
  'gradientStyle',
  'gradientTone',
  'gradientBreakpoints',
] as const;

/** The position of the text on the picture: in its middle, at its top or at its bottom. */
const cardLayoutShape = strictObject({
  layout: Type.Optional(oneOf(['overlay', 'overlay-top', 'overlay-bottom'])),
  alignment: Type.Optional(oneOf(['left', 'center', 'right'])),
});

export const linkedCardSchema = strictObject({
  ...pick(sharedMembers, linkedCardMembers),
  target: targetShape,
  responsiveLayout: Type.Optional(perBreakpoint(cardLayoutShape)),
  /** A small picture in the corner, such as a seal. */
  badge: Type.Optional(strictObject({ picture: pictureShape, alt: Type.String({ maxLength: 200 }) })),
});

export type LinkedCard = Static<typeof linkedCardSchema>;
