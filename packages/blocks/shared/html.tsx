import type { CSSProperties } from 'react';

export type HtmlProps = Readonly<{
  /** Cleaned on the server: when it was written, and before it is shown. */
  html: string;
  /** `div` for paragraphs and lists, `span` for a line of words. */
  as?: 'div' | 'span';
  className?: string;
  style?: CSSProperties | undefined;
}>;

/** HTML of the content. No other part writes HTML of authors into a page. */
export function Html({ html, as: Element = 'div', className, style }: HtmlProps) {
  // The server has cleaned it by its list of allowed elements.
  return <Element className={className} style={style} dangerouslySetInnerHTML={{ __html: html }} />;
}
