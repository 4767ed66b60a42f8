import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { pageHeaders } from './page.ts';

const buildFolder = resolve(import.meta.dirname, '../../studio/build');

/** Mounts the built studio: one page for all its addresses, and its files, whose names contain a hash. */
export async function mountStudio(app: FastifyInstance): Promise<void> {
  const html = readFileSync(join(buildFolder, 'index.html'), 'utf8');
  const etag = `"${createHash('sha256').update(html).digest('base64url')}"`;
  await app.register(fastifyStatic, {
    root: join(buildFolder, 'assets'),
    prefix: '/studio/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    decorateReply: false,
  });
  for (const url of ['/studio', '/studio/*']) {
    app.get(url, (request, reply) => {
      reply.headers({ ...pageHeaders, etag });
      return request.headers['if-none-match'] === etag ? reply.code(304).send() : reply.send(html);
    });
  }
}
