import { type Page, pages } from './pages.ts';

const table: Readonly<Record<string, Page>> = pages;

/** The entry of the table of pages for a path, which begins with the locale. */
export function pageAt(path: string): Page {
  const [, , first = '', second] = path.split('/');
  const names = second === undefined ? [first] : [`${first}/${second}`, first];
  const name = names.find((one) => Object.hasOwn(table, one));
  return (name !== undefined && table[name]) || pages['*'];
}
