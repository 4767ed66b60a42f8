import { oneOf } from '@eyelet/contracts/kernel/nullable.ts';
import { type Static, Type } from 'typebox';
import { imageShape, richTextShape, targetShape } from '../../shared/shape.ts';
import { strictObject } from '../../strict-object.ts';

/** A pop-up (B3.2.10): small at first, large once after its delay. Its layout says what it holds: `newsletter` or `account`. */
export const popupSchema = strictObject({
  /** Seconds (B4.1.04). */
  delay: Type.Optional(Type.Integer({ minimum: 0, maximum: 600 })),
  minimizedTitle: Type.String({ minLength: 1, maxLength: 60 }),
  maximizedTitle: Type.String({ minLength: 1, maxLength: 120 }),
  richText: Type.Optional(richTextShape),
  logo: Type.Optional(imageShape),
  logoSize: Type.Optional(oneOf(['small', 'medium', 'large'])),
  disclaimer: Type.Optional(richTextShape),
  targets: Type.Optional(Type.Array(targetShape, { maxItems: 2 })),
  /** Of several the one with the lowest comes first. */
  rank: Type.Optional(Type.Integer({ minimum: 0, maximum: 1000 })),
});

export type PopupProps = Static<typeof popupSchema>;

/** What a pop-up of a market shows. */
export type ShownPopup = Readonly<{ key: string; type: 'newsletter' | 'account'; props: PopupProps }>;
