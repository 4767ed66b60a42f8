import { type Page, pages } from './pages.ts';

const table: Readonly<Record<string, Page>> = pages;

/** The entry of the table of pages for a path, which begins with the locale. */
export function pageAt(path: string): Page {
  const first = path.split('/')[2] ?? '';
  return (Object.hasOwn(table, first) && table[first]) || pages['*'];
}
