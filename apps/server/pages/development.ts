import { resolve } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { ServerBuild } from 'react-router';
import type { Prepared } from '../kernel/dispatch.ts';
import type { Shop } from '../kernel/shop.ts';
import { createRenderer } from './mount.ts';
import { servePages } from './serve.ts';

const storefront = resolve(import.meta.dirname, '../../storefront');

/** Pages in development: through Vite, uncached, with hot reload. */
export async function mountDevelopmentPages(
  app: FastifyInstance,
  shop: Shop,
  prepared: readonly Prepared[],
): Promise<void> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    root: storefront,
    configFile: resolve(storefront, 'vite.config.ts'),
    server: { middlewareMode: true, hmr: { server: app.server } },
    appType: 'custom',
  });
  app.addHook('onClose', () => vite.close());
  app.addHook('onRequest', (request, reply, done) => {
    if (!/^\/(@|node_modules\/|app\/|assets\/|packages\/|__)/.test(request.url)) return done();
    reply.hijack();
    vite.middlewares(request.raw, reply.raw, () => {
      reply.raw.statusCode = 404;
      reply.raw.end();
    });
  });
  await servePages(
    app,
    shop,
    prepared,
    async () =>
      createRenderer(
        (await vite.ssrLoadModule('virtual:react-router/server-build')) as unknown as ServerBuild,
        prepared,
      ),
    undefined,
  );
}
