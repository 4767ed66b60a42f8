import { readFileSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { join, resolve } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { pageHeaders } from './page.ts';

const studio = resolve(import.meta.dirname, '../../studio');

/** The studio in development: through Vite, with hot reload. Its page has no policy, as Vite writes scripts into it. */
export async function mountDevelopmentStudio(app: FastifyInstance): Promise<void> {
  const { createServer } = await import('vite');
  // Messages of hot reload have a port of their own: those of the storefront are on the server's.
  const reloads = createHttpServer().listen(0, '127.0.0.1');
  const vite = await createServer({
    configFile: resolve(studio, 'vite.config.ts'),
    server: { middlewareMode: true, hmr: { server: reloads } },
    appType: 'custom',
    cacheDir: resolve(studio, '.cache/vite'),
  });
  app.addHook('onClose', async () => {
    await vite.close();
    reloads.close();
  });
  app.addHook('onRequest', (request, reply, done) => {
    if (!/^\/studio\/(@|node_modules\/|app\/|\.cache\/)/.test(request.url)) return done();
    reply.hijack();
    vite.middlewares(request.raw, reply.raw, () => {
      reply.raw.statusCode = 404;
      reply.raw.end();
    });
  });
  const { 'content-security-policy': _, ...headers } = pageHeaders;
  for (const url of ['/studio', '/studio/*']) {
    app.get(url, async (request, reply) => {
      const html = readFileSync(join(studio, 'index.html'), 'utf8');
      return reply.headers(headers).send(await vite.transformIndexHtml(request.url, html));
    });
  }
}
