import type { ContentDocument } from '@eyelet/contracts/content/document.ts';
import { fingerprint } from './fingerprint.ts';
import { placeOf, valueAt } from './places.ts';

/**
 * How complete the translations of a document are: paths without a text in a language, and paths whose source has
 * changed since.
 */
export type Completeness = Readonly<{
  language: string;
  /** Texts of the source. */
  total: number;
  missing: readonly string[];
  changed: readonly string[];
}>;

/**
 * The completeness of a document in a language, by the paths of its texts. A text of a whole, such as a list, counts
 * for all texts in it.
 */
export function completenessIn(document: ContentDocument, paths: readonly string[], language: string): Completeness {
  const total = paths.length;
  if (language === document.language) return { language, total, missing: [], changed: [] };
  const texts = document.variants[language]?.texts ?? {};
  const said = paths.map((path) => ({ path, by: Object.keys(texts).find((one) => isWithin(path, one)) }));
  return {
    ...{ language, total },
    missing: said.flatMap(({ path, by }) => (by === undefined ? [path] : [])),
    changed: said.flatMap(({ path, by }) =>
      by !== undefined && texts[by]?.from !== fingerprint(sourceAt(document, by)) ? [path] : [],
    ),
  };
}

/** Whether a path is another one or within it. */
function isWithin(path: string, whole: string): boolean {
  return path === whole || (path.startsWith(whole) && /^[.[]/.test(path.slice(whole.length)));
}

function sourceAt({ props, sections }: ContentDocument, path: string): unknown {
  const [owner, id = '', ...rest] = placeOf(path);
  if (owner === 'props') return valueAt(props, id === '' ? [] : [id, ...rest]);
  const block = sections.flatMap(({ blocks }) => blocks).find((one) => one.id === id);
  return block && 'props' in block ? valueAt(block.props, rest) : undefined;
}
