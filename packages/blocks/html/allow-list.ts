/** What HTML an author may write: the words of a title, or running text. */
export type HtmlKind = 'inline' | 'rich';

const words = ['br', 'wbr', 'strong', 'b', 'em', 'i', 's', 'u', 'small', 'sup', 'sub', 'span'];
const paragraphs = ['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'blockquote', 'hr', 'a'];
const tables = ['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'];

type AllowList = Readonly<{
  allowedTags: readonly string[];
  allowedAttributes: Readonly<Record<string, readonly string[]>>;
}>;

/**
 * The allowed elements and attributes. Titles are used in headings and in links, so they have neither paragraphs nor
 * links of their own. Nothing has classes, styles or ids: looks belong to the theme, and an id could replace another
 * one that the page relies on.
 */
export const allowLists: Readonly<Record<HtmlKind, AllowList>> = {
  inline: { allowedTags: words, allowedAttributes: { '*': ['lang'] } },
  rich: {
    allowedTags: [...words, ...paragraphs, ...tables],
    allowedAttributes: {
      '*': ['lang'],
      a: ['href', 'target', 'rel'],
      ol: ['start', 'reversed'],
      th: ['scope', 'colspan', 'rowspan'],
      td: ['colspan', 'rowspan'],
    },
  },
};

/** Elements that go together with what is in them, as it is not meant to be read. Of others their text stays. */
export const withoutText: readonly string[] = [
  'script',
  'style',
  'template',
  'noscript',
  'noembed',
  'noframes',
  'iframe',
  'object',
  'svg',
  'math',
  'title',
  'textarea',
  'select',
  'option',
  'xmp',
  'plaintext',
];
