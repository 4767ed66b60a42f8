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

test('every route has an entry in the table of pages, and every entry has a route', () => {
  const paths = routes.flatMap(pathsOf).filter((path) => path !== '*');
  expect(paths.filter((path) => !path.startsWith(':locale'))).toEqual([]);
  const known = new Set(Object.keys(pages));
  const names = paths.map((path) => {
    const [, first = '', second = ''] = path.split('/');
    return known.has(`${first}/${second}`) ? `${first}/${second}` : first;
  });
  expect([...new Set([...names, ...throughContent])].toSorted()).toEqual(Object.keys(pages).toSorted());
});

test('a route with an id in its path is marked as a page with ids', () => {
  const paths = routes.flatMap(pathsOf).map((path) => path.split('/').slice(1));
  for (const [name, page] of Object.entries(pages)) {
    const hasId = paths.some(([first, next]) => first === name && name !== 'shell' && next?.startsWith(':'));
    expect('ids' in page, name).toBe(hasId);
  }
});
