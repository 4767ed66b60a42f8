import { pages } from '@eyelet/domain/pages/pages.ts';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, test } from 'vitest';
import routes from './routes.ts';

/** Paths that the router answers, from the locale on. */
function pathsOf({ path = '', children = [] }: RouteConfigEntry): readonly string[] {
  return [path, ...children.flatMap(pathsOf).map((below) => [path, below].filter(Boolean).join('/'))];
}

/** What the route of content pages answers besides: earlier versions of dated ones. */
const throughContent = ['versions'];

/** Routes without an entry in the table, routes without a locale, and entries without a route. */
function faultsOf(entries: readonly RouteConfigEntry[], table: readonly string[]): readonly string[] {
  const paths = entries.flatMap(pathsOf).filter((path) => path !== '*');
  const names = paths.map((path) => {
    const [, first = '', second = ''] = path.split('/');
    return table.includes(`${first}/${second}`) ? `${first}/${second}` : first;
  });
  const answered = new Set([...names, ...throughContent]);
  return [
    ...paths.filter((path) => !path.startsWith(':locale')).map((path) => `${path} has no locale`),
    ...[...answered].filter((name) => !table.includes(name)).map((name) => `${name} is not in the table`),
    ...table.filter((name) => !answered.has(name)).map((name) => `${name} has no route`),
  ];
}

test('every route has an entry in the table of pages, and every entry has a route', () => {
  expect(faultsOf(routes, Object.keys(pages))).toEqual([]);
});

test('a route that the table does not have, one without a locale and an entry without a route are found', () => {
  const page = (path: string): RouteConfigEntry => ({ path, file: 'page.tsx' });
  const planted = [{ path: ':locale', file: 'layout.tsx', children: [page('cart'), page('lost')] }, page('cart')];
  expect(faultsOf(planted, ['', 'cart', 'versions', 'checkout'])).toEqual([
    'cart has no locale',
    'lost is not in the table',
    'checkout has no route',
  ]);
});

test('a route with an id in its path is marked as a page with ids', () => {
  const paths = routes.flatMap(pathsOf).map((path) => path.split('/').slice(1));
  for (const [name, page] of Object.entries(pages)) {
    const hasId = paths.some(([first, next]) => first === name && name !== 'shell' && next?.startsWith(':'));
    expect('ids' in page, name).toBe(hasId);
  }
});
