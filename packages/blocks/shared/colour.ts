import type { CSSProperties } from 'react';

/** A colour of the content in CSS: of the theme by its name, or as it is. An unknown name changes nothing. */
export function colourOf(colour: string): string {
  return colour.startsWith('#') ? colour : `var(--color-${colour})`;
}

/** The style of words in a colour of the content. */
export function inColour(colour: string | undefined): CSSProperties | undefined {
  return colour ? { color: colourOf(colour) } : undefined;
}

/** The style of a ground in a colour of the content. */
export function onColour(colour: string | undefined): CSSProperties | undefined {
  return colour ? { backgroundColor: colourOf(colour) } : undefined;
}
