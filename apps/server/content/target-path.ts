import { pages } from '@eyelet/domain/pages/pages.ts';

/** Folders of files besides the pages. */
const files: ReadonlySet<string> = new Set(['media', 'films', 'downloads', 'assets', 'art']);

/** The item at a path without the market, with slashes as hyphens; undefined for other pages and for files. */
export function itemOf(target: string): Readonly<{ kind: string; key: string }> | undefined {
  const parts = partsOf(target);
  const [first = '', second] = parts;
  if (first === '') return { kind: 'page', key: 'home' };
  if (second !== undefined && first === 'articles') return { kind: 'article', key: second };
  if (second !== undefined && first === 'dialogs') return { kind: 'dialog', key: second };
  if (second !== undefined && first === 'events') return { kind: 'event', key: second };
  const isPage = Object.hasOwn(pages, first) || Object.hasOwn(pages, parts.slice(0, 2).join('/'));
  return isPage || files.has(first) ? undefined : { kind: 'page', key: parts.join('-') };
}

/** The segments of a path without the market, its query, and its fragment. */
export function partsOf(target: string): readonly string[] {
  const [plain = ''] = target.split(/[?#]/);
  return plain
    .replace(/^\/[a-z]{2}-[a-z]{2}(?=\/|$)/, '')
    .split('/')
    .filter((part) => part !== '');
}
