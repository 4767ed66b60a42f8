import sanitizeHtml, { type Attributes, type IOptions, type Tag } from 'sanitize-html';
import { linkPattern } from '../link-shape.ts';
import { placeLink } from '../place-link.ts';
import { allowLists, type HtmlKind, withoutText } from './allow-list.ts';

const link = new RegExp(linkPattern);

/** Control characters other than tabs and line ends: browsers drop some of them, and PostgreSQL cannot store NUL. */
const unprintable = /[^\P{Cc}\t\n\r]/gu;

/**
 * HTML with nothing but what its kind allows; cleaning it again changes nothing. With a base, paths lead into the
 * market. Only on the server: browsers get clean HTML.
 */
export function cleanHtml(html: string, kind: HtmlKind, base?: string): string {
  const { allowedTags, allowedAttributes } = allowLists[kind];
  const attributes = Object.entries(allowedAttributes).map(([tag, names]): [string, string[]] => [tag, [...names]]);
  const options: IOptions = {
    allowedTags: [...allowedTags],
    allowedAttributes: Object.fromEntries(attributes),
    allowedSchemes: ['https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    nonTextTags: [...withoutText],
    nestingLimit: 24,
    // The title of a block is its heading; those of its text come below it.
    transformTags: { a: (_, attribs) => anchor(attribs, base), h1: 'h2', h5: 'h4', h6: 'h4' },
  };
  // Twice, as a reference such as &#1; becomes such a character only by being read.
  return sanitizeHtml(html.replace(unprintable, ''), options).replace(unprintable, '').trim();
}

/** A link as elsewhere in the content (`link-shape.ts`); of any other the words stay. */
function anchor({ href = '', target, lang }: Attributes, base: string | undefined): Tag {
  const language: Attributes = lang === undefined ? {} : { lang };
  const address = href.trim();
  if (!link.test(address)) return { tagName: 'span', attribs: language };
  const window: Attributes = target === '_blank' ? { target, rel: 'noopener' } : {};
  return {
    tagName: 'a',
    attribs: { href: base === undefined ? address : placeLink(base, address), ...window, ...language },
  };
}
