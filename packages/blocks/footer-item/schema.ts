import { type Static, Type } from 'typebox';
import { sharedMembers, targetShape } from '../shared/shape.ts';
import { strictObject } from '../strict-object.ts';

const { name, title, titleHtml, hideTitle, eyebrowLogo, richText, hideOnBreakpoint } = sharedMembers;

export const footerItemSchema = strictObject({
  name,
  title,
  titleHtml,
  hideTitle,
  eyebrowLogo,
  richText,
  targets: Type.Optional(Type.Array(targetShape, { maxItems: 20 })),
  hideOnBreakpoint,
});

export type FooterItem = Static<typeof footerItemSchema>;
