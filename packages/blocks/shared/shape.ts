import { oneOf } from '@eyelet/contracts/kernel/nullable.ts';
import { type Static, Type } from 'typebox';
import type { HtmlKind } from '../html/allow-list.ts';
import { linkPattern, pictureShape } from '../link-shape.ts';
import { strictObject } from '../strict-object.ts';
import { breakpoints } from './breakpoints.ts';

const breakpointShape = oneOf(breakpoints);

/** A value for each breakpoint; an absent one has the value of the next smaller, then of the next larger one. */
export function perBreakpoint<S extends Parameters<typeof Type.Optional>[0]>(shape: S) {
  return strictObject({ sm: Type.Optional(shape), md: Type.Optional(shape), lg: Type.Optional(shape) });
}

/** A colour of the theme by name, or `#rrggbb`. */
export const colourShape = Type.String({ pattern: '^([a-z][a-z-]{0,30}|#[0-9a-fA-F]{6})$', maxLength: 32 });

/** HTML of the allow-list of `packages/blocks/html`; sanitised when written and when shown. */
export const inlineHtmlShape = Type.String({ minLength: 1, maxLength: 400, html: 'inline' satisfies HtmlKind });
export const richTextShape = Type.String({ minLength: 1, maxLength: 20_000, html: 'rich' satisfies HtmlKind });

/** Where a link leads: a path without the market, an anchor of the page, or an address. */
export const urlShape = Type.String({ pattern: linkPattern, maxLength: 500 });

export const targetAttributeShape = oneOf(['_self', '_blank']);

/** A call to action: a button, or a link. */
export const targetShape = strictObject({
  id: Type.Optional(Type.String({ maxLength: 60 })),
  url: urlShape,
  text: Type.String({ minLength: 1, maxLength: 60 }),
  targetAttribute: Type.Optional(targetAttributeShape),
  style: Type.Optional(oneOf(['primary', 'secondary', 'light', 'link'])),
});

export type Target = Static<typeof targetShape>;

const percent = (minimum: number, maximum = 100) => Type.Integer({ minimum, maximum });

/**
 * A picture of the library. `focus` is the point that stays visible when its frame is of another shape, `crop` the part of it that is shown at
 * all, both in percent of the whole picture.
 */
export const imageShape = strictObject({
  kind: Type.Literal('image'),
  picture: pictureShape,
  alt: Type.String({ maxLength: 200 }),
  /** It adds nothing to the text beside it, so it needs no description. */
  decorative: Type.Optional(Type.Boolean()),
  focus: Type.Optional(
    strictObject({ x: Type.Number({ minimum: 0, maximum: 100 }), y: Type.Number({ minimum: 0, maximum: 100 }) }),
  ),
  crop: Type.Optional(strictObject({ x: percent(0, 99), y: percent(0, 99), width: percent(1), height: percent(1) })),
});

export const playerSettingsShape = strictObject({
  autoplay: Type.Optional(Type.Boolean()),
  hideControls: Type.Optional(Type.Boolean()),
  loop: Type.Optional(Type.Boolean()),
  muted: Type.Optional(Type.Boolean()),
});

/** A short film without speech that replaces a picture; `video` is its name in the library. */
export const filmShape = strictObject({
  kind: Type.Literal('video'),
  video: pictureShape,
  poster: Type.Optional(pictureShape),
  alt: Type.String({ maxLength: 200 }),
  decorative: Type.Optional(Type.Boolean()),
  playerSettings: Type.Optional(playerSettingsShape),
});

export const mediumShape = Type.Union([imageShape, filmShape]);
export const mediaShape = perBreakpoint(mediumShape);

export type Medium = Static<typeof mediumShape>;
export type Media = Static<typeof mediaShape>;

export const alignmentShape = strictObject({
  horizontal: Type.Optional(oneOf(['left', 'center', 'right'])),
  vertical: Type.Optional(oneOf(['top', 'middle', 'bottom'])),
});

export const titleStyles = ['display', 'large', 'medium', 'small', 'label'] as const;
export const spaces = ['none', 'small', 'medium', 'large'] as const;

const titleStyleShape = oneOf(titleStyles);
const text = (maxLength: number) => Type.String({ minLength: 1, maxLength });

/** Members that every block may have (B3.1.01). A block spreads those that it shows into its schema. */
export const sharedMembers = {
  name: Type.Optional(text(120)),
  title: Type.Optional(text(120)),
  titleHtml: Type.Optional(inlineHtmlShape),
  titleColor: Type.Optional(colourShape),
  titleStyle: Type.Optional(titleStyleShape),
  titleH1: Type.Optional(Type.Boolean()),
  hideTitle: Type.Optional(Type.Boolean()),
  subtitle: Type.Optional(text(200)),
  subtitleHtml: Type.Optional(inlineHtmlShape),
  subtitleColor: Type.Optional(colourShape),
  subtitleStyle: Type.Optional(titleStyleShape),
  eyebrowText: Type.Optional(text(60)),
  eyebrowLogo: Type.Optional(imageShape),
  overline: Type.Optional(text(60)),
  richText: Type.Optional(richTextShape),
  richTextColor: Type.Optional(colourShape),
  richTextBelowTargets: Type.Optional(Type.Boolean()),
  media: Type.Optional(mediaShape),
  mediaList: Type.Optional(Type.Array(mediaShape, { maxItems: 12 })),
  mediaTarget: Type.Optional(strictObject({ url: urlShape, targetAttribute: Type.Optional(targetAttributeShape) })),
  targets: Type.Optional(Type.Array(targetShape, { maxItems: 12 })),
  linkType: Type.Optional(oneOf(['Button', 'Link', 'No-CTA'])),
  equalTargetSize: Type.Optional(Type.Boolean()),
  backgroundColor: Type.Optional(colourShape),
  backdrop: Type.Optional(colourShape),
  captionText: Type.Optional(text(200)),
  captionPosition: Type.Optional(oneOf(['off', 'top', 'bottom'])),
  gradientStyle: Type.Optional(oneOf(['full', 'focused', 'off'])),
  gradientTone: Type.Optional(oneOf(['dark', 'light'])),
  gradientBreakpoints: Type.Optional(Type.Array(breakpointShape, { maxItems: 3, uniqueItems: true })),
  alignment: Type.Optional(perBreakpoint(alignmentShape)),
  overlayWidth: Type.Optional(oneOf(['xs', 'sm', 'md', 'lg'])),
  promotionTracking: Type.Optional(
    strictObject({
      creativeName: Type.Optional(text(120)),
      promotionId: Type.Optional(text(120)),
      promotionName: Type.Optional(text(120)),
    }),
  ),
  hideOnBreakpoint: Type.Optional(Type.Array(breakpointShape, { maxItems: 3, uniqueItems: true })),
  bottomMargins: Type.Optional(perBreakpoint(oneOf(spaces))),
  isFullWidth: Type.Optional(Type.Boolean()),
  isFullHeight: Type.Optional(Type.Boolean()),
} as const;

const sharedShape = strictObject(sharedMembers);

export type SharedProps = Static<typeof sharedShape>;
