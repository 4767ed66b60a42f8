import { oneOf } from '@eyelet/contracts/kernel/nullable.ts';
import { type Static, Type } from 'typebox';
import { imageShape, sharedMembers, targetShape } from '../shared/shape.ts';
import { strictObject } from '../strict-object.ts';

const { name, title, titleHtml, titleColor, alignment, backgroundColor, hideOnBreakpoint } = sharedMembers;

export const infoIcons = ['info', 'parcel', 'return', 'pin', 'heart'] as const;

/** The content of a benefit bar (B3.2.09). Its name is kept by browsers in which it was closed. */
export const benefitBarSchema = strictObject({
  name,
  title,
  titleHtml,
  titleColor,
  logo: Type.Optional(imageShape),
  backgroundImage: Type.Optional(imageShape),
  infoIcon: Type.Optional(oneOf(infoIcons)),
  targets: Type.Optional(Type.Array(targetShape, { maxItems: 4 })),
  showCloseButton: Type.Optional(Type.Boolean()),
  alignment,
  backgroundColor,
  hideOnBreakpoint,
});

export type BenefitBar = Static<typeof benefitBarSchema>;
