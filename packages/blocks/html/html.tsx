import { classes } from '@eyelet/ui/layout/classes.ts';

type HtmlProps = Readonly<{
  /** A member that its schema marks as HTML; the server has cleaned it (`show-blocks.ts`). */
  html: string;
  /** By default a paragraph's box, with the looks of running text; a title is a `span`. */
  as?: 'div' | 'span';
  className?: string | undefined;
}>;

/** HTML of an author: the only place where a block puts any into the page. */
export function Html({ html, as: Tag = 'div', className }: HtmlProps) {
  return <Tag className={classes(Tag === 'div' && 'prose', className)} dangerouslySetInnerHTML={{ __html: html }} />;
}
