import { join, resolve } from 'node:path';
import { ownTexts } from '@eyelet/messages/own-texts.ts';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { createRequestHandler, type ServerBuild } from 'react-router';
import type { Prepared } from '../kernel/dispatch.ts';
import type { Shop } from '../kernel/shop.ts';
import { createCriticalStyles } from './critical-styles.ts';
import { createNoteGone } from './gone-products.ts';
import { createPageCache } from './page-cache.ts';
import type { Renderer, StorefrontEntry } from './render.ts';
import { servePages } from './serve.ts';
import { pageTagsOf } from './tags.ts';

const buildFolder = resolve(import.meta.dirname, '../../storefront/build');

/** Mounts the built storefront: its assets, and every page through the cache. */
export async function mountPages(app: FastifyInstance, shop: Shop, prepared: readonly Prepared[]): Promise<void> {
  const build = (await import(join(buildFolder, 'server/index.js'))) as ServerBuild;
  await app.register(fastifyStatic, {
    root: join(buildFolder, 'client/assets'),
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    decorateReply: false,
  });
  const cache = createPageCache({ maxBytes: shop.config.cacheBytes / 2, freshMs: 60_000 });
  shop.onCatalogueChange((change) => (change.everything ? cache.clear() : cache.forget(pageTagsOf(change))));
  const renderer = createRenderer(build, prepared);
  await servePages(app, shop, prepared, () => Promise.resolve(renderer), cache);
}

/** Everything needed to render pages of a build. */
export function createRenderer(build: ServerBuild, prepared: readonly Prepared[]): Renderer {
  const { fontStyles, styleSheet, ownTexts: ownTextsOfPages } = build.entry.module as unknown as StorefrontEntry;
  ownTextsOfPages.find = ownTexts.find;
  const criticalStyles = createCriticalStyles(styleSheet, fontStyles);
  return {
    build,
    stylesOf: ({ head, body }) => criticalStyles([...head, ...body]),
    handle: createRequestHandler(build, process.env.NODE_ENV === 'development' ? 'development' : 'production'),
    noteGone: createNoteGone(),
    operations: new Map(prepared.map((one) => [one.operation.id, one])),
  };
}
