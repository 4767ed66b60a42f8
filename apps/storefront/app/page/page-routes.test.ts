import { expect, test } from 'vitest';
import { routesOfPage } from './page-routes.ts';

const none = { clientActionModule: undefined, clientLoaderModule: undefined, hydrateFallbackModule: undefined };
const route = (id: string, imports: string[]) => ({ id, module: `/${id}.js`, imports, ...none });
const manifest = {
  url: '/manifest.js',
  version: '1',
  entry: { module: '/entry.js', imports: ['/react.js'] },
  routes: {
    root: route('root', ['/react.js', '/shell.js']),
    home: route('home', ['/shell.js']),
    cart: route('cart', []),
  },
} as unknown as Parameters<typeof routesOfPage>[0];

test('the router gets the routes of the page alone, and every script of theirs is preloaded once, after all else', () => {
  const page = routesOfPage(manifest, ['root', 'home']);
  expect(Object.keys(page.manifest.routes)).toEqual(['root', 'home']);
  expect(page.manifest.entry.imports).toEqual([]);
  expect(page.written('m4rk')).toBe(
    ['manifest', 'entry', 'root', 'home']
      .map((file) => `<link rel="modulepreload" href="/${file}.js" nonce="m4rk"/>`)
      .join(''),
  );
  expect(page.preloads.text).toBe(
    ['manifest', 'entry', 'react', 'root', 'shell', 'home']
      .map((file) => `<link rel="modulepreload" fetchpriority="low" href="/${file}.js"/>`)
      .join(''),
  );
  expect(routesOfPage(manifest, ['root', 'home'])).toBe(page);
});
