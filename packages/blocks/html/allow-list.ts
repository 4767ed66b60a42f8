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
 * The elements and attributes that stay. A title stands in headings and in links, so it has neither paragraphs nor links
 * of its own. Nothing has classes, styles or ids: looks belong to the theme, and an id could take the place of another
 * one that the page goes by.
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
