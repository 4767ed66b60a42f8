import { oneOf } from '@eyelet/contracts/kernel/nullable.ts';
import { type Static, Type } from 'typebox';
import { strictObject } from '../../strict-object.ts';
import { perBreakpoint } from '../shape.ts';

/** A length; a percentage is a share of the row, so that three slides of 33.3333% fill it. */
const lengthShape = Type.String({ pattern: '^(0|[0-9]{1,4}(\\.[0-9]{1,4})?(px|rem|vw|%))$', maxLength: 12 });

/** A length that does not depend on the row. */
const fixedLengthShape = Type.String({ pattern: '^(0|[0-9]{1,4}(\\.[0-9]{1,4})?(px|rem|vw))$', maxLength: 12 });

export const slideTypeShape = oneOf(['carousel', 'grid']);

/** How a collection shows its items at a breakpoint (B3.2.02). */
const slideSettingsShape = strictObject({
  type: Type.Optional(slideTypeShape),
  slideWidth: Type.Optional(lengthShape),
  slideMaxWidth: Type.Optional(fixedLengthShape),
  /** Space between two slides. */
  slidePadding: Type.Optional(fixedLengthShape),
  /** Space at both sides of the row; by default the margin of the page. */
  margin: Type.Optional(fixedLengthShape),
  showArrows: Type.Optional(Type.Boolean()),
  showIndicators: Type.Optional(Type.Boolean()),
  showProgress: Type.Optional(Type.Boolean()),
  autoplay: Type.Optional(Type.Boolean()),
  loop: Type.Optional(Type.Boolean()),
  /** Seconds that a slide is shown for (B3.2.05). */
  autorotateTime: Type.Optional(Type.Number({ minimum: 1, maximum: 60 })),
});

export type SlideSettings = Static<typeof slideSettingsShape>;

export const slideBreakpointsShape = perBreakpoint(slideSettingsShape);

export const slideVariantShape = oneOf(['highlightCenter', 'threeCardGrid']);
